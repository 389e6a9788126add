import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { aDefinition, aStep, aWaypoint, leave } from '../testing/definitions.ts';
import { ArchiveApplication, OpenApplication, RemindWaypoint, SetApplicationStatus } from './commands.ts';
import { initialStatusUid } from '../types/statuses.ts';
import {
  advisor,
  after,
  drafted,
  lifeKnown,
  office,
  otherAdvisor,
  sent,
  student,
  type,
  uid,
  type Person,
} from './testing.ts';

const of = { uid, type, version: 1, applicant: student.id };
const inReview = sent(leave, { reason: 'family' });
const approved = after(inReview, leave, [advisor], [office]);
const facts = lifeKnown(leave);
const code = (outcome: unknown) => (outcome as { code?: string }).code;

describe('the archive', () => {
  const archive = (events: readonly ApplicationEvent[], who: Person, archived = true, from_list = false) =>
    given(events).when(ArchiveApplication, { ...of, archived, from_list }, { facts, actor: who });
  test('takes what is over, from the applicant, from those who signed it, from the office', () => {
    for (const who of [student, advisor, office])
      expect(archive(approved, who)).toEqual([[{ type: 'ApplicationArchived', data: { ...of, from_list: false } }]]);
    expect(archive(approved, office, true, true)).toMatchObject([[{ data: { from_list: true } }]]);
  });
  test('takes what is still decided from the office alone', () => {
    expect(archive(inReview, office)).toMatchObject([[{ type: 'ApplicationArchived' }]]);
    for (const who of [student, advisor]) expect(code(archive(inReview, who))).toBe('applications.archive_running');
  });
  test('takes no draft', () => expect(code(archive(drafted(leave), student))).toBe('applications.archive_draft'));
  test('is closed to whom the application does not pass through', () =>
    expect(code(archive(approved, otherAdvisor))).toBe('applications.not_yours_to_handle'));
  test('gives it back; twice the same changes nothing', () => {
    const kept = [...approved, { type: 'ApplicationArchived' as const, data: { ...of, from_list: false } }];
    expect(archive(kept, student)).toEqual([[]]);
    expect(archive(kept, student, false)).toEqual([[{ type: 'ApplicationRestored', data: of }]]);
    expect(archive([...kept, { type: 'ApplicationRestored', data: of }], student, false)).toEqual([[]]);
    expect(code(archive(kept, otherAdvisor, false))).toBe('applications.not_yours_to_handle');
  });
});

describe('a status of the stage', () => {
  const ready = uidOf('ready');
  const setStatus = (
    events: readonly ApplicationEvent[],
    who: Person,
    named: { stage: 'approved' | 'draft' } | null = { stage: 'approved' },
    status = ready,
  ) =>
    given(events).when(
      SetApplicationStatus,
      { ...of, status, comment: 'Window 3' },
      {
        facts: {
          ...facts,
          status: named && { ...named, uid: ready, name: sameInAll('Ready'), colour: 'green', initial: false, sort: 0 },
        },
        actor: who,
      },
    );
  test('is set by the office and by those who signed', () => {
    const set = [
      [
        {
          type: 'ApplicationStatusSet',
          data: {
            ...of,
            from: initialStatusUid('approved'),
            status: ready,
            status_name: sameInAll('Ready'),
            comment: 'Window 3',
          },
        },
      ],
    ];
    expect(setStatus(approved, office)).toEqual(set);
    expect(setStatus(approved, advisor)).toEqual(set);
  });
  test('that it has already makes no event', () =>
    expect(setStatus(approved, office, { stage: 'approved' }, initialStatusUid('approved'))).toEqual([[]]));
  test('has to be there, and of this stage', () => {
    expect(setStatus(approved, office, null)).toEqual({
      rejected: true,
      code: 'applications.status_not_found',
      params: { status: ready },
      fields: { status: 'not_found' },
    });
    expect(code(setStatus(approved, office, { stage: 'draft' }))).toBe('applications.status_of_another_stage');
  });
  test('is not the applicant’s to set, nor a stranger’s, nor that of an archived one', () => {
    expect(code(setStatus(approved, student))).toBe('applications.status_of_own_application');
    expect(code(setStatus(approved, otherAdvisor))).toBe('applications.not_yours_to_handle');
    expect(
      code(setStatus([...approved, { type: 'ApplicationArchived', data: { ...of, from_list: false } }], office)),
    ).toBe('applications.application_archived');
  });
});

describe('opening', () => {
  const open = (events: readonly ApplicationEvent[], who: Person) =>
    given(events).when(OpenApplication, of, { facts, actor: who });
  const opened = (who: Person): ApplicationEvent => ({
    type: 'ApplicationOpened',
    data: { ...of, step: 'advisor', step_name: sameInAll('advisor'), by: who.id },
  });
  test('by somebody who may sign is noted once for each time that it comes to a step', () => {
    expect(open(inReview, advisor)).toEqual([[opened(advisor)]]);
    expect(open([...inReview, opened(advisor)], advisor)).toEqual([[]]);
    expect(open(after([...inReview, opened(advisor)], leave, [advisor]), office)).toMatchObject([
      [{ data: { step: 'office', by: office.id } }],
    ]);
  });
  test('by anybody else, or of what is not in review, changes nothing', () => {
    for (const who of [student, office, otherAdvisor]) expect(open(inReview, who)).toEqual([[]]);
    expect(open(approved, advisor)).toEqual([[]]);
  });
});

describe('a reminder', () => {
  const timed = aDefinition([
    aStep('only', { waypoints: [aWaypoint('sign', { deadline_days: 3, remind_days_before: 1 })] }),
  ]);
  const waiting = sent(timed);
  const worker = { id: systemActor, roles: [systemActor] };
  const remind = (
    events: readonly ApplicationEvent[],
    overdue: boolean,
    now: string,
    actor: { id: string; roles: string[] } = worker,
    step = 'only',
  ) =>
    given(events).when(
      RemindWaypoint,
      { ...of, step, waypoint: 'sign', overdue },
      { facts: lifeKnown(timed), actor, now },
    );
  const reminded = (overdue: boolean): ApplicationEvent => ({
    type: 'WaypointReminded',
    data: { ...of, step: 'only', waypoint: 'sign', waypoint_name: sameInAll('sign'), overdue },
  });
  const [morning, night, after_] = ['2026-11-23T04:00:00.000Z', '2026-11-24T18:59:59.000Z', '2026-11-24T19:00:00.000Z'];
  test('comes once, when its time has come', () => {
    expect(remind(waiting, false, '2026-11-23T03:59:00.000Z')).toEqual([[]]);
    expect(remind(waiting, false, morning)).toEqual([[reminded(false)]]);
    expect(remind([...waiting, reminded(false)], false, morning)).toEqual([[]]);
  });
  test('of a deadline that has passed comes once, in place of one that was missed', () => {
    expect(remind(waiting, true, night)).toEqual([[]]);
    expect(remind(waiting, true, after_)).toEqual([[reminded(true)]]);
    expect(remind(waiting, false, after_)).toEqual([[]]);
    expect(remind([...waiting, reminded(true)], true, after_)).toEqual([[]]);
  });
  test('does not come where nothing waits any more', () => {
    expect(remind(after(waiting, timed, [office]), false, morning)).toEqual([[]]);
    expect(
      remind([...waiting, { type: 'ApplicationArchived', data: { ...of, from_list: false } }], false, morning),
    ).toEqual([[]]);
    expect(remind(waiting, false, morning, worker, 'another')).toEqual([[]]);
  });
  test('is the portal’s own', () =>
    expect(code(remind(waiting, false, morning, office))).toBe('identity.access_denied'));
});
