import type { BugEvent } from '@portal/event-schemas/bugs/events.ts';
import { module as declared } from '@portal/event-schemas/bugs/module.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { recordAggregate, type Fields } from '@portal/platform/records/aggregate.ts';

/** The record kind of bugs. */
export const [bugRecord] = declared.records as [(typeof declared.records)[number]];

/** Stream `bug_numbers-all`: the last number that a bug has got. */
export const bugNumbers: Aggregate<{ last: number }, BugEvent> = {
  name: 'bug_numbers',
  initialState: () => ({ last: 0 }),
  evolve: (numbers, { type, data }) => (type === 'BugNumbered' ? { last: data.number } : numbers),
};

/** `fields`: all that the bug holds but its number. */
interface ReportBug {
  uid: string;
  fields: Fields;
}

/** A bug is reported: it gets the next number in the same append, so that no two have one. */
export const reportBug = defineCommand({
  type: 'ReportBug',
  aggregates: [recordAggregate(bugRecord), bugNumbers],
  ids: ({ uid }: ReportBug) => [uid, 'all'],
  decide({ uid, fields }, [state, { last }]) {
    if (state.status !== 'absent') return reject('platform.record_exists', { entity: 'bug', uid });
    const number = last + 1;
    return [
      [{ type: 'BugCreated', data: { ...fields, uid, number } }],
      [{ type: 'BugNumbered', data: { bug: uid, number } }],
    ];
  },
});
