import { useEffect, useState } from 'react';

/** Milliseconds. */
const typingPause = 250;

/** A value once it has stayed for a moment: what is asked of the server with every letter is asked once. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
