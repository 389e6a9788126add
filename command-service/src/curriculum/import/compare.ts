import { isDeepStrictEqual } from 'node:util';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { quoted } from '@portal/platform/imports/refusal.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import { keysOf, recordAggregate, type Fields, type RecordState } from '@portal/platform/records/aggregate.ts';
import { otherwise } from './otherwise.ts';
import type { Step } from './plan.ts';

/** Where what the portal keeps differs from what the source says. `take`: the step that takes it over; null: people change such a thing in the portal. */
export interface Difference {
  step: Step;
  of: string[];
  take: Step | null;
}

/** Fields that an import makes up or the office sees to: the source says nothing of them. */
const ofTheOffice = [
  'head',
  'advisor',
  'cathedra_head',
  'is_advisor',
  'student_group',
  'capacity',
  'building',
  'credits',
  'entry_year',
  'course',
  'gender',
  'citizenship',
  'position',
  'lines',
  'semester',
  'study_year',
  'weeks',
];

/** Compares a step that has been done with what became of its stream; null: they are the same, or the thing was removed on purpose. */
export function differenceOf(
  step: Step,
  events: readonly RecordedEvent[],
  aggregates: ReadonlyMap<string, Aggregate>,
): Difference | null {
  const taking = (command: string, data: unknown): Step => ({ ...step, command, data, counts: {} });
  if (!step.record) {
    const aggregate = aggregates.get(step.stream!.slice(0, step.stream!.indexOf('-')));
    const compare = otherwise[step.command];
    if (!compare || !aggregate) return null;
    const { fields, take } = compare(
      events.reduce((before, event) => aggregate.evolve(before, event), aggregate.initialState()),
      step.data,
    );
    return fields.length > 0
      ? {
          step,
          of: fields.map(({ name, kept, said }) => inWords(name, kept, said)),
          take: take && taking(take.command, take.data),
        }
      : null;
  }
  const data = step.data as Fields;
  const aggregate = recordAggregate(step.record);
  const state = events.reduce<RecordState>(
    (before, event) => aggregate.evolve(before, event),
    aggregate.initialState(),
  );
  if (state.status !== 'present') return null;
  const { uid, ...fields } = data;
  const names = Object.keys(fields).filter(
    name => !ofTheOffice.includes(name) && !isDeepStrictEqual(state.fields[name], fields[name]),
  );
  if (names.length === 0) return null;
  const keys = (step.record.unique ?? []).filter(key => key.some(name => names.includes(name))).flat();
  const changes = Object.fromEntries(
    [...new Set([...names, ...keys])].map(name => [name, names.includes(name) ? fields[name] : state.fields[name]]),
  );
  return {
    step,
    of: names.map(name => inWords(name, state.fields[name], fields[name])),
    take: taking(`Change${step.record.name}`, {
      uid: String(uid),
      changes,
      held: keysOf(step.record, state.fields).map(key => key.id),
    }),
  };
}

const inWords = (name: string, kept: unknown, said: unknown): string =>
  `${name}: kept ${brief(kept)}, the file says ${brief(said)}`;
const brief = (value: unknown): string => {
  const name = typeof value === 'object' && value !== null && 'en' in value ? value.en : value;
  return typeof name === 'string' ? quoted(name) : quoted(JSON.stringify(name) ?? 'nothing');
};
