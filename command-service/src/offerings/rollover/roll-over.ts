import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { RollOverEvent, rollOverEvents } from '@portal/event-schemas/offerings/events.ts';
import type { RollOverStage } from '@portal/event-schemas/offerings/rollover/codes.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { allRecordsKey } from '@portal/platform/records/fact.ts';
import { referenceReads, refuseUnknownReference } from '@portal/platform/records/named.ts';
import { periodsFact, studyPeriodsFact } from '../../registration/facts.ts';

type Asked = DataOf<typeof rollOverEvents, 'RollOverAsked'>;
export type RollOver = { stage: 'none' } | { stage: RollOverStage; asked: Asked };

/** Stream `roll_over-<uid>`: the drafts of a term that are made of the courses of an earlier one. */
export const rollOver: Aggregate<RollOver, RollOverEvent> = {
  name: 'roll_over',
  initialState: () => ({ stage: 'none' }),
  evolve: (state, { type, data }) => {
    if (type === 'RollOverAsked') return { stage: 'running', asked: data };
    if (state.stage === 'none') return state;
    const stages = { RollOverFinished: 'finished', RollOverUndoAsked: 'undoing', RollOverUndone: 'undone' } as const;
    return { ...state, stage: stages[type] ?? state.stage };
  },
};

const named = [
  { field: 'from_period', entity: 'study_period', called: columnNames.study_period },
  { field: 'to_period', entity: 'study_period', called: columnNames.study_period },
] as const;
/** Registration of a term that has opened: why nothing is taken back from it any more; null: it has not. */
export function openedRegistration(study_period: string, get: GetFact, now: string): Rejection | null {
  const starts = Object.values(get(periodsFact, allRecordsKey) ?? {})
    .filter(period => period.study_period === study_period && Date.parse(period.start_date) <= Date.parse(now))
    .map(({ start_date }) => start_date);
  const [from] = starts.sort((a, b) => Date.parse(a) - Date.parse(b));
  if (from === undefined) return null;
  const name = get(studyPeriodsFact, allRecordsKey)?.[study_period]?.name ?? study_period;
  return reject('offerings.registration_opened', { study_period: name, from });
}

/** Between two terms, for at least one course. */
export const AskRollOver = defineCommand({
  type: 'AskRollOver',
  aggregates: [rollOver],
  ids: (data: Asked) => [data.roll_over],
  reads: data => referenceReads(named, { ...data }),
  decide: (data: Asked, [state], _facts, _context, read) => {
    if (state.stage !== 'none') return [[]];
    if (data.from_period === data.to_period)
      return reject('offerings.roll_over_same_term', {}, { to_period: 'offerings.roll_over_same_term' });
    const unknown = refuseUnknownReference(named, { ...data }, null, read!);
    if (unknown) return unknown;
    return data.rolled_courses > 0
      ? [[{ type: 'RollOverAsked', data }]]
      : reject('offerings.roll_over_empty', {}, { from_period: 'offerings.roll_over_empty' });
  },
});

/** Once, when every course has been decided. */
export const FinishRollOver = defineCommand({
  type: 'FinishRollOver',
  aggregates: [rollOver],
  ids: (data: DataOf<typeof rollOverEvents, 'RollOverFinished'>) => [data.roll_over],
  decide: (data, [state]) => (state.stage === 'running' ? [[{ type: 'RollOverFinished', data }]] : [[]]),
});

/** Until registration of the term opens. What was undone is not undone again. */
export const AskRollOverUndo = defineCommand({
  type: 'AskRollOverUndo',
  aggregates: [rollOver],
  ids: (data: { roll_over: string; to_period: string; rolled_courses: number }) => [data.roll_over],
  facts: (data, get: GetFact, { now }) => openedRegistration(data.to_period, get, now),
  decide: ({ roll_over, rolled_courses }, [state], opened: Rejection | null) => {
    if (state.stage === 'none') return reject('offerings.roll_over_not_found', { roll_over });
    if (state.stage === 'running') return reject('offerings.roll_over_running');
    if (state.stage !== 'finished') return [[]];
    return opened ?? [[{ type: 'RollOverUndoAsked', data: { roll_over, rolled_courses } }]];
  },
});
export const FinishRollOverUndo = defineCommand({
  type: 'FinishRollOverUndo',
  aggregates: [rollOver],
  ids: (data: DataOf<typeof rollOverEvents, 'RollOverUndone'>) => [data.roll_over],
  decide: (data, [state]) => (state.stage === 'undoing' ? [[{ type: 'RollOverUndone', data }]] : [[]]),
});
