import type { Throttle } from './throttle.ts';
import type { Projection, Pace } from './types.ts';
export const paces: readonly Pace[] = ['prompt', 'unhurried'];
export const paceOf = (projection: Pick<Projection, 'pace'>): Pace => projection.pace ?? 'prompt';

export const throttles: Readonly<Record<Pace, Partial<Throttle>>> = {
  prompt: {},
  unhurried: { idleInterval: 100, loadInterval: 500, loadPause: 1 },
};

/** Held in a transaction by whoever moves the running projections of a pace, so that any number of processes may try. */
export const feedLocks: Readonly<Record<Pace, number>> = { prompt: 7_241_002, unhurried: 7_241_005 };

/** The channel on which a feed tells every process how far it is, and what it says there. */
export const projectedChannel = 'projected';
export const projectedMessage = (pace: Pace, position: number): string => `${pace} ${position}`;
export function readProjected(message: string): { pace: Pace; position: number } {
  const [pace, position] = message.split(' ');
  return { pace: pace as Pace, position: Number(position) };
}
