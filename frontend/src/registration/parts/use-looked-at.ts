import { useEffect, useRef, useState } from 'react';

/** How long (ms) something is pointed at before it is looked at: who passes over a list does not ask for all of it. */
const patience = 150;

/** The course that is pointed at or has the focus, once somebody stays there; who looks away does so at once. */
export function useLookedAt(): [string | null, (course: string | null) => void] {
  const [looked, setLooked] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    looked,
    course => {
      clearTimeout(timer.current);
      if (course === null) setLooked(null);
      else timer.current = setTimeout(() => setLooked(course), patience);
    },
  ];
}
