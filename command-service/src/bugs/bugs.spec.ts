import { bug } from '@portal/event-schemas/bugs/entities.ts';
import { actRefusal } from '@portal/event-schemas/kernel/entity/life.ts';
import { fold, given, specNow } from '@portal/platform/testing/given.ts';
import { actCommand } from '@portal/platform/records/life-commands.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bugNumbers, bugRecord, reportBug } from './report.ts';

const uid = 'bug-1';
const reporter = { id: 'student-1', roles: ['student'] };
const admin = { id: 'admin-1', roles: ['org_admin'] };
const other = { id: 'student-2', roles: ['student'] };
const fields = {
  title: 'The card is not saved',
  happened: '',
  expected: '',
  files: [],
  page: '/en/online-registration',
  request: '',
  browser: '',
  reporter: reporter.id,
  reporter_role: 'student',
  created_at: specNow,
  state: 'NEW',
  comment: null,
  assignee: null,
  outcome: null,
  merged_into: null,
  performed_at: null,
};
const reported = { type: 'BugCreated', data: { ...fields, uid, number: 4 } };
const numbered = (number: number) => ({ type: 'BugNumbered', data: { bug: `before-${number}`, number } });
const happened = (type: string, changes: object) => ({ type, data: { uid, changes } });
const taken = happened('BugTaken', { assignee: admin.id, state: 'IN_WORK' });
const performed = happened('BugPerformed', { outcome: 'FIXED', performed_at: specNow, state: 'PERFORMED' });

type Told = { comment?: string; fields?: Record<string, unknown>; looks?: any };
const act = (events: object[], name: string, by: object, told: Told = {}, read?: any) =>
  given(events as never).when(actCommand(bugRecord, 1), { act: name, uids: [uid], ...told }, {
    actor: by,
    read,
  } as never);

describe('a bug that is reported', () => {
  it('gets the number after the last one, in the same append', () => {
    expect(given([], [numbered(1), numbered(2)]).when(reportBug, { uid, fields })).toEqual([
      [{ type: 'BugCreated', data: { ...fields, uid, number: 3 } }],
      [{ type: 'BugNumbered', data: { bug: uid, number: 3 } }],
    ]);
  });
  it('is not reported a second time', () => {
    expect(given([reported], [numbered(4)]).when(reportBug, { uid, fields })).toMatchObject({
      code: 'platform.record_exists',
    });
  });
  it('has a number that no other has, however many come', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), count => {
        let numbers: { type: string; data: unknown }[] = [];
        for (let at = 0; at < count; at++) {
          const outcome = given([], numbers as never).when(reportBug, { uid: `bug-${at}`, fields });
          if ('rejected' in outcome) throw new Error(outcome.code);
          numbers = [...numbers, ...outcome[1]!];
        }
        expect(fold(bugNumbers, numbers).last).toBe(count);
        expect(new Set(numbers.map(({ data }) => (data as { number: number }).number)).size).toBe(count);
      }),
    );
  });
});

describe('the life of a bug', () => {
  it('is taken by one administrator, the second is refused', () => {
    expect(act([reported], 'take', admin)).toEqual([[happened('BugTaken', { assignee: admin.id, state: 'IN_WORK' })]]);
    expect(act([reported, taken], 'take', { id: 'admin-2', roles: ['org_admin'] })).toMatchObject({
      code: 'platform.act_not_now',
    });
  });
  it('is performed by whoever has taken it, with or without a word', () => {
    expect(act([reported, taken], 'perform', admin, { comment: 'Reload the page' })).toEqual([
      [
        {
          type: 'BugPerformed',
          data: {
            uid,
            changes: { outcome: 'FIXED', comment: 'Reload the page', performed_at: specNow, state: 'PERFORMED' },
            comment: 'Reload the page',
          },
        },
      ],
    ]);
  });
  it('can be closed from the beginning, and it is said why', () => {
    expect(act([reported], 'dismiss', admin)).toMatchObject({ code: 'platform.comment_required' });
    expect(act([reported], 'dismiss', admin, { comment: 'It is meant so' })).toMatchObject([
      [{ type: 'BugDismissed', data: { changes: { outcome: 'DISMISSED', state: 'PERFORMED' } } }],
    ]);
  });
  it('comes back with a word of its reporter, and is in work again', () => {
    expect(act([reported, taken, performed], 'reopen', reporter, { comment: 'It is there again' })).toEqual([
      [
        {
          type: 'BugReopened',
          data: {
            uid,
            changes: {
              comment: 'It is there again',
              performed_at: null,
              outcome: null,
              merged_into: null,
              state: 'IN_WORK',
            },
            comment: 'It is there again',
          },
        },
      ],
    ]);
    expect(act([reported, taken, performed], 'reopen', other, { comment: 'Mine' })).toMatchObject({
      code: 'platform.not_yours',
    });
  });
  it('a comment leaves it where it is', () => {
    for (const [events, state] of [
      [[reported], 'NEW'],
      [[reported, taken], 'IN_WORK'],
      [[reported, taken, performed], 'PERFORMED'],
    ] as const) {
      const outcome = act([...events], 'comment', reporter, { comment: 'On my phone, too' });
      if ('rejected' in outcome) throw new Error(outcome.code);
      expect(outcome[0]).toEqual([
        { type: 'BugCommented', data: { uid, changes: { comment: 'On my phone, too' }, comment: 'On my phone, too' } },
      ]);
      const after = fold(recordAggregate(bugRecord), [...events, ...outcome[0]!] as never);
      expect(after).toMatchObject({ fields: { state } });
    }
  });
  it('is taken over by another administrator', () => {
    expect(act([reported, taken], 'take_over', { id: 'admin-2', roles: ['org_admin'] })).toEqual([
      [happened('BugTakenOver', { assignee: 'admin-2', state: 'IN_WORK' })],
    ]);
  });
});

describe('a bug that is merged', () => {
  const into = (fieldsOfOther: object | null) =>
    act(
      [reported],
      'merge',
      admin,
      { fields: { into: 'bug-2' }, looks: { [uid]: { into: { entity: 'bug', uid: 'bug-2' } } } },
      () => (fieldsOfOther ? { status: 'present', fields: fieldsOfOther } : { status: 'absent' }),
    );
  it('names the other one and is performed', () => {
    expect(into({ number: 2, merged_into: null })).toEqual([
      [
        happened('BugMerged', {
          merged_into: 'bug-2',
          outcome: 'DUPLICATE',
          performed_at: specNow,
          state: 'PERFORMED',
        }),
      ],
    ]);
  });
  it.each([
    ['one that is not there', null],
    ['itself', { number: 4, merged_into: null }],
    ['one that is part of another', { number: 2, merged_into: 'bug-3' }],
  ])('is not merged into %s', (_, fieldsOfOther) =>
    expect(into(fieldsOfOther)).toMatchObject({ code: 'bugs.merged_into_wrong' }),
  );
});

it('nobody but administrators and who reported it does anything with a bug, in whatever state', () => {
  for (const state of ['NEW', 'IN_WORK', 'PERFORMED'])
    for (const name of Object.keys(bug.life!.acts)) {
      const refused = actRefusal(bug.life!, name, { ...fields, number: 4, state }, other, {});
      expect(refused, `${name} in ${state}`).not.toBeNull();
    }
});
