import type { CardChange, CardChangesReport } from '@portal/event-schemas/advising/what-if.ts';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../../http/use-send.ts';

/** A change that is tried, with what it is called. */
export interface Planned {
  key: string;
  change: Omit<CardChange, 'audit' | 'reason'> & { audit?: boolean; reason: string };
  name: string;
}
type Ends = { start: boolean; approve: boolean };

/** The changes in the order in which they would be made: the review first where it has to be started, the approval last. */
const inOrder = (planned: readonly Planned[], { start, approve }: Ends): Planned['change'][] => [
  ...(start ? [{ kind: 'start_review' as const, reason: '' }] : []), ...planned.map(one => one.change), ...(approve ? [{ kind: 'approve' as const, reason: '' }] : []),
];

/** Changes of a card that are tried on a copy with every alteration, and made together when they please. `start`: the review has to begin before. */
export function useDraft(card: string, start: boolean, onMade: (report: CardChangesReport) => void) {
  const [planned, setPlanned] = useState<readonly Planned[]>([]);
  const [approve, setApprove] = useState(false);
  const [report, setReport] = useState<CardChangesReport | null>(null);
  const changes = inOrder(planned, { start, approve });
  const asked = JSON.stringify(changes);
  const tried = useRef('');
  const attempt = useSend<CardChangesReport>('POST /advising/cards/{uid}/what_if/', { invalidate: [], onDone: answer => { if (tried.current === asked) setReport(answer); } });
  const made = useSend<CardChangesReport>('POST /advising/cards/{uid}/changes/', { onDone: answer => { clear(); onMade(answer); } });
  const anything = planned.length > 0 || approve;
  const { mutate } = attempt;
  useEffect(() => {
    tried.current = asked;
    if (!anything) return setReport(null);
    const timer = setTimeout(() => mutate({ params: { uid: card }, body: { changes: JSON.parse(asked) } }), 150);
    return () => clearTimeout(timer);
  }, [asked, anything, card, mutate]);

  function clear(): void {
    setPlanned([]);
    setApprove(false);
    setReport(null);
  }
  /** What became of a planned change in the last trial; null while it is not known. */
  const resultOf = (index: number) => report?.results[index + (start ? 1 : 0)] ?? null;
  return {
    planned, approve, setApprove, report, anything, resultOf, clear, trying: attempt.isPending, making: made.isPending,
    plan: (one: Omit<Planned, 'key'>) => setPlanned(before => [...before.filter(other => other.change.course !== one.change.course), { ...one, key: `${one.change.kind}.${one.change.course}` }]),
    drop: (key: string) => setPlanned(before => before.filter(one => one.key !== key)),
    explain: (key: string, reason: string) => setPlanned(before => before.map(one => (one.key === key ? { ...one, change: { ...one.change, reason } } : one))),
    make: () => made.mutate({ params: { uid: card }, body: { changes } }),
  };
}
export type Draft = ReturnType<typeof useDraft>;
