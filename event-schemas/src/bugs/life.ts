import { life, type OtherRecord, type ReferencedRecords } from '../kernel/entity/life.ts';
import type { Recipients } from '../kernel/notices.ts';
import { ref } from '../kernel/entity/fields.ts';
import { keepers } from './roles.ts';
import { bugs } from './targets.ts';

/** What came of a bug that is performed. */
export const outcomes = ['FIXED', 'DISMISSED', 'DUPLICATE'] as const;

type Values = Readonly<Record<string, any>>;
const keeper = { roles: keepers } as const;
const reporter = { fields: ['reporter'] } as const;
const assignee: Recipients = { fields: ['assignee'] };
/** Those whose reports were found to be about the same. */
const alike: Recipients = { among: { entity: 'bug', by: 'merged_into', field: 'reporter' } };
const done = { to: 'PERFORMED', by: keeper, sets: { performed_at: 'now' }, tells: [reporter, alike] } as const;

/** The other bug is there, is not this one, and is not itself a part of another. */
const intoAnother = {
  code: 'bugs.merged_into_wrong',
  holds: ({ number }: Values, { into }: ReferencedRecords) =>
    into === undefined || (into !== null && into['number'] !== number && into['merged_into'] === null),
} as const;

/** A bug: reported, taken by somebody, performed; it may come back. */
export const bugLife = life({
  initial: 'NEW',
  states: { NEW: 'warn', IN_WORK: 'info', PERFORMED: 'ok' },
  open: ['NEW'],
  removable: [],
  waits: {
    NEW: { for: [keeper], remindAfterDays: 0, link: 'bugg-list' },
    IN_WORK: { for: [keeper], remindAfterDays: 7, link: 'bugg-list' },
  },
  looks: (_values, _actor, { into }): Readonly<Record<string, OtherRecord>> =>
    into ? { into: { entity: 'bug', uid: into } } : {},
  acts: {
    take: {
      event: 'BugTaken',
      from: ['NEW'],
      to: 'IN_WORK',
      by: keeper,
      sets: { assignee: 'actor' },
      many: true,
      tells: [reporter],
    },
    take_over: {
      event: 'BugTakenOver',
      from: ['IN_WORK'],
      to: 'IN_WORK',
      by: keeper,
      sets: { assignee: 'actor' },
    },
    perform: {
      ...done,
      event: 'BugPerformed',
      from: ['IN_WORK'],
      comment: 'optional',
      becomes: () => ({ outcome: 'FIXED' }),
      many: true,
      tone: 'ok',
    },
    dismiss: {
      ...done,
      event: 'BugDismissed',
      from: ['NEW', 'IN_WORK'],
      comment: 'required',
      becomes: () => ({ outcome: 'DISMISSED' }),
      many: true,
      tone: 'bad',
    },
    merge: {
      ...done,
      event: 'BugMerged',
      from: ['NEW', 'IN_WORK'],
      takes: { into: ref(bugs) },
      when: intoAnother,
      becomes: (_values, { into }) => ({ merged_into: into, outcome: 'DUPLICATE' }),
    },
    reopen: {
      event: 'BugReopened',
      from: ['PERFORMED'],
      to: 'IN_WORK',
      by: { roles: keepers, fields: ['reporter'] },
      comment: 'required',
      sets: { performed_at: null, outcome: null, merged_into: null },
      tells: [reporter, assignee],
    },
    comment: {
      event: 'BugCommented',
      from: ['NEW', 'IN_WORK', 'PERFORMED'],
      by: { roles: keepers, fields: ['reporter'] },
      comment: 'required',
      tells: [reporter, assignee],
    },
  },
});
