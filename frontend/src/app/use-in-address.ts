import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

type Chosen = readonly string[];
/** `alone`: whatever else stands in the address goes, as what a list keeps there goes with a change of tab. */
type Choose = (next: Chosen, alone?: boolean) => void;

/** What is chosen on a screen, kept in its address (`?course=…&course=…`), also when a list on it writes the address anew. */
export function useInAddress(name: string): readonly [Chosen, Choose] {
  const [params, setParams] = useSearchParams();
  const named = useMemo(() => params.getAll(name), [params, name]);
  const [kept, setKept] = useState<Chosen>(named);
  const choose: Choose = (next, alone = false) => {
    const written = new URLSearchParams(alone ? undefined : params);
    written.delete(name);
    for (const value of next) written.append(name, value);
    setKept(next);
    setParams(written, { replace: true, preventScrollReset: true });
  };
  // Only a new address is answered: a choice just made is on its way there.
  const follow = useEffectEvent((there: Chosen) => {
    if (there.length > 0) setKept(there);
    else if (kept.length > 0) choose(kept);
  });
  useEffect(() => follow(named), [named]);
  return [named.length > 0 ? named : kept, choose];
}

/** The tab that the address names (`?tab=students`), the first without; what a list keeps in the address goes with a change of tab. */
export function useTabInAddress<Id extends string>(tabs: readonly [Id, ...Id[]]): readonly [Id, (next: Id) => void] {
  const [[named], choose] = useInAddress('tab');
  return [tabs.find(id => id === named) ?? tabs[0], next => choose([next], true)];
}
