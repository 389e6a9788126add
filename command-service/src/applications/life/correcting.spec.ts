import type { CorrectedStage } from '@portal/event-schemas/applications/codes.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { aDefinition, aStep, aWaypoint, leave } from '../testing/definitions.ts';
import { initialStatusUid } from '../types/statuses.ts';
import { CorrectDecision } from './commands.ts';
import { finishedFact } from './facts.ts';
import { studentApplication } from './student-application.ts';
import {
  act,
  advisor,
  after,
  drafted,
  eventsOf,
  later,
  lifeKnown,
  office,
  colleague,
  sent,
  student,
  teacher,
  ties,
  time_zone,
  type,
  uid,
  type Person,
} from './testing.ts';

const of = { uid, type, version: 1, applicant: student.id };
const inReview = sent(leave, { reason: 'family' });
const approved = after(inReview, leave, [advisor], [office]);
const rejected = after(inReview, leave, [advisor, { act: 'reject', comment: 'No' }]);
const returned = after(inReview, leave, [advisor, { act: 'return', comment: 'Dates' }]);
const correct = (
  events: readonly ApplicationEvent[],
  stage: CorrectedStage,
  more: { step?: string; who?: Person; facts?: ReturnType<typeof lifeKnown>; at?: string } = {},
) =>
  given(events).when(
    CorrectDecision,
    { ...of, stage, step: more.step, reason: 'The certificate was there', time_zone },
    { facts: more.facts ?? lifeKnown(leave), actor: more.who ?? office, now: more.at ?? later },
  );
const corrected = (
  from: 'approved' | 'rejected' | 'returned' | 'in_review',
  stage: CorrectedStage,
): ApplicationEvent => ({
  type: 'DecisionCorrected',
  data: {
    ...of,
    by: office.id,
    from,
    from_name: stageNames[from],
    from_status: initialStatusUid(from),
    stage,
    stage_name: stageNames[stage],
    status: initialStatusUid(stage),
    reason: 'The certificate was there',
  },
});
const reached = (from: 'approved' | 'rejected' | 'returned', stage: CorrectedStage): ApplicationEvent => ({
  type: 'ApplicationStageReached',
  data: { ...of, from, stage, stage_name: stageNames[stage], status: initialStatusUid(stage) },
});
const code = (outcome: unknown) => (outcome as { code?: string }).code;

describe('a wrong decision', () => {
  test('becomes what it should have been; the log keeps both', () => {
    expect(correct(approved, 'rejected')).toEqual([
      [corrected('approved', 'rejected'), reached('approved', 'rejected')],
    ]);
    expect(correct(rejected, 'approved', { who: colleague })).toMatchObject([
      [{ data: { by: colleague.id, from: 'rejected', stage: 'approved' } }, { data: { stage: 'approved' } }],
    ]);
    expect(correct(rejected, 'returned')).toMatchObject([
      [{}, { type: 'ApplicationStageReached', data: { stage: 'returned' } }],
    ]);
  });
  test('goes back to a step: signatures there and deadlines begin anew, and it is decided again', () => {
    const timed = aDefinition([
      aStep('first', { waypoints: [aWaypoint('sign', { deadline_days: 3, remind_days_before: 1 })] }),
    ]);
    const wrong = after(sent(timed), timed, [office, { act: 'reject' }]);
    const facts = lifeKnown(timed);
    const outcome = correct(wrong, 'in_review', { step: 'first', facts });
    expect(outcome).toEqual([
      [
        corrected('rejected', 'in_review'),
        {
          type: 'StepEntered',
          data: {
            ...of,
            step: 'first',
            step_name: sameInAll('first'),
            waiting: [{ waypoint: 'sign', due: '2026-11-25T18:59:59.000Z', remind_at: '2026-11-24T04:00:00.000Z' }],
            because: 'corrected',
          },
        },
        reached('rejected', 'in_review'),
      ],
    ]);
    const again = [...wrong, ...eventsOf(outcome)];
    expect(fold(studentApplication, again)).toMatchObject({
      stage: 'in_review',
      signers: [office.id],
      visit: { step: 'first', waypoints: [{ signatures: [], complete: false }] },
    });
    expect(act(again, timed, office)).toMatchObject([[{ type: 'WaypointApproved' }, { data: { stage: 'approved' } }]]);
  });
  test('of somebody on the way is taken back to a step while the application is still under review', () => {
    expect(correct(after(inReview, leave, [advisor]), 'in_review', { step: 'advisor' })).toMatchObject([
      [corrected('in_review', 'in_review'), { type: 'StepEntered', data: { step: 'advisor', because: 'corrected' } }],
    ]);
    expect(correct(after(inReview, leave, [advisor]), 'approved')).toMatchObject({
      code: 'applications.correction_not_possible',
      fields: { stage: 'not_allowed' },
    });
  });
  test('counts among the applicant’s open ones again when it is open again', () => {
    const change = (from: 'approved' | 'draft', stage: 'in_review') =>
      finishedFact.fold['ApplicationStageReached']!({ data: { ...of, from, stage } } as never).map(({ change: to }) =>
        to(['other', uid]),
      );
    expect([change('approved', 'in_review'), change('draft', 'in_review')]).toEqual([[['other']], []]);
  });
});

describe('a correction is refused', () => {
  test.each<[string, readonly ApplicationEvent[], CorrectedStage, { step?: string; who?: Person }, string]>([
    ['to those who are not the office', rejected, 'approved', { who: teacher }, 'applications.not_yours_to_handle'],
    ['to who signed it', rejected, 'approved', { who: advisor }, 'applications.not_yours_to_handle'],
    [
      'to the applicant, whatever their roles',
      rejected,
      'approved',
      { who: { id: student.id, roles: ['student', 'office'] } },
      'applications.correct_own_application',
    ],
    ['where nothing was decided', inReview, 'in_review', { step: 'advisor' }, 'applications.nothing_to_correct'],
    ['of a draft', drafted(leave), 'approved', {}, 'applications.nothing_to_correct'],
    ['to what it is already', approved, 'approved', {}, 'applications.correction_not_possible'],
    ['of what came back, to what it is', returned, 'returned', {}, 'applications.correction_not_possible'],
    ['without the step', rejected, 'in_review', {}, 'applications.correct_to_which_step'],
    [
      'to a step that the route does not have',
      rejected,
      'in_review',
      { step: 'nowhere' },
      'applications.correct_to_which_step',
    ],
    [
      'of an archived one',
      [...rejected, { type: 'ApplicationArchived', data: { ...of, from_list: false } }],
      'approved',
      {},
      'applications.application_archived',
    ],
    [
      'of what the applicant took back',
      [
        ...after(inReview, leave),
        { type: 'ApplicationWithdrawn', data: { ...of, reason: '' } },
        {
          type: 'ApplicationStageReached',
          data: {
            ...of,
            from: 'in_review',
            stage: 'withdrawn',
            stage_name: stageNames.withdrawn,
            status: initialStatusUid('withdrawn'),
          },
        },
      ],
      'approved',
      {},
      'applications.nothing_to_correct',
    ],
  ])('%s', (_case, events, stage, more, refusal) => expect(code(correct(events, stage, more))).toBe(refusal));
  test('where nobody could sign at the steps ahead', () =>
    expect(
      code(
        correct(rejected, 'in_review', {
          step: 'advisor',
          facts: lifeKnown(leave, { ties: { ...ties, advisor: null } }),
        }),
      ),
    ).toBe('applications.no_advisor'));
});
