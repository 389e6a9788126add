import { useCallback, useState } from 'react';

/** Refusals by course, where they happened; each stays until the next act on that course. */
export function useRefusals() {
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const tell = useCallback(
    (uid: string, message: string) => setRefusals(before => ({ ...before, [uid]: message })),
    [],
  );
  return { refusals, tell };
}
