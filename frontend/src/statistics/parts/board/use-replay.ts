import { useEffect, useState } from 'react';

/** Seconds of the day that pass in one second of watching. */
export const speeds = [1, 10, 60, 300] as const;
export type Speed = (typeof speeds)[number];
/** How often a playing replay moves on, in milliseconds. */
const beat = 500;

/** The moment after one beat, and whether the end has been reached. */
export function playedOn(at: number, speed: Speed, end: number): { at: number; ended: boolean } {
  const next = Math.floor((at + speed * beat) / 1000) * 1000;
  // At the slowest speed every other beat moves on by a second.
  const moved = next > at ? next : at + (speed === 1 ? beat : 1000);
  return moved >= end ? { at: end, ended: true } : { at: moved, ended: false };
}

/** Plays a day: `at` in milliseconds, null = live. It waits for the board of one moment before it goes on to the next (`busy`). */
export function useReplay(end: number, busy: boolean) {
  const [at, setAt] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(60);
  useEffect(() => {
    if (!playing || at === null || busy) return;
    const timer = setTimeout(() => {
      const next = playedOn(at, speed, end);
      setAt(next.at);
      if (next.ended) setPlaying(false);
    }, beat);
    return () => clearTimeout(timer);
  }, [playing, at, speed, end, busy]);
  return { at, setAt, playing, setPlaying, speed, setSpeed };
}
