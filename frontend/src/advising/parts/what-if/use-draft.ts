import type { CardChange, CardChangesReport } from '@portal/event-schemas/advising/what-if.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDraftText } from '../../../app/use-draft-text.ts';
import { useSend } from '../../../http/use-send.ts';

/** A change that is tried, with what it is called. */
export interface Planned {
  key: string;
  change: Omit<CardChange, 'audit' | 'reason'> & { audit?: boolean; reason: string };
  name: string;
}
/** What is tried; `approve`: the card is approved after the changes, with a reason where it is below the minimum of credits. */
interface Trial {
  planned: readonly Planned[];
  approve: boolean;
  approve_reason: string;
}
const nothing: Trial = { planned: [], approve: false, approve_reason: '' };

/** The changes in the order in which they would be made: the review first where it has to be started, the approval last. */
const inOrder = ({ planned, approve, approve_reason }: Trial, start: boolean): Planned['change'][] => [
  ...(start ? [{ kind: 'start_review' as const, reason: '' }] : []),
  ...planned.map(one => one.change),
  ...(approve ? [{ kind: 'approve' as const, reason: approve_reason }] : []),
];

/**
 * Changes of a card that are tried on a copy with every alteration, and made together when they please. They stay in this tab until they are made or cleared.
 * `start`: the review has to begin before.
 */
export function useDraft(card: string, start: boolean, onMade: (report: CardChangesReport) => void) {
  const [kept, keep] = useDraftText(`what-if.${card}`);
  const trial = useMemo(() => (kept === '' ? nothing : (JSON.parse(kept) as Trial)), [kept]);
  const { planned, approve } = trial;
  const alter = (next: Partial<Trial>): void => keep(JSON.stringify({ ...trial, ...next }));
  const [report, setReport] = useState<CardChangesReport | null>(null);
  const changes = inOrder(trial, start);
  const asked = JSON.stringify(changes);
  const tried = useRef('');
  const attempt = useSend('POST /advising/cards/{uid}/what_if/', {
    invalidate: [],
    onDone: answer => {
      if (tried.current === asked) setReport(answer);
    },
  });
  const made = useSend('POST /advising/cards/{uid}/changes/', {
    onDone: answer => {
      clear();
      onMade(answer);
    },
  });
  const anything = planned.length > 0 || approve;
  const { mutate } = attempt;
  useEffect(() => {
    tried.current = asked;
    if (!anything) return setReport(null);
    const timer = setTimeout(() => mutate({ params: { uid: card }, body: { changes: JSON.parse(asked) } }), 150);
    return () => clearTimeout(timer);
  }, [asked, anything, card, mutate]);

  function clear(): void {
    keep('');
    setReport(null);
  }
  /** What became of a planned change in the last trial; null while it is not known. */
  const resultOf = (index: number) => report?.results[index + (start ? 1 : 0)] ?? null;
  return {
    ...trial,
    alter,
    report,
    anything,
    resultOf,
    clear,
    trying: attempt.isPending,
    making: made.isPending,
    plan: (one: Omit<Planned, 'key'>) =>
      alter({
        planned: [
          ...planned.filter(other => other.change.course !== one.change.course),
          { ...one, key: `${one.change.kind}.${one.change.course}` },
        ],
      }),
    drop: (key: string) => alter({ planned: planned.filter(one => one.key !== key) }),
    explain: (key: string, reason: string) =>
      alter({ planned: planned.map(one => (one.key === key ? { ...one, change: { ...one.change, reason } } : one)) }),
    make: () => made.mutate({ params: { uid: card }, body: { changes } }),
  };
}
export type Draft = ReturnType<typeof useDraft>;
