import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import {
  aDefinition,
  aStep,
  aWaypoint,
  always,
} from '../../../command-service/src/applications/testing/definitions.ts';
import { CorrectDecision } from '../../../command-service/src/applications/life/commands.ts';
import {
  advisor,
  after,
  eventsOf,
  head,
  later,
  lifeKnown,
  office,
  sent,
  student,
  time_zone,
  type,
  uid,
} from '../../../command-service/src/applications/life/testing.ts';
import { applicantsNotice, reviewersNotice } from './notices.ts';

const route = aDefinition([
  aStep('both', {
    waypoints: [
      aWaypoint('dean', { actors: [{ kind: 'head_of_department' }], deadline_days: 3 }),
      aWaypoint('queue', { in_order: true, actors: [{ kind: 'advisor' }, { kind: 'role', role: 'office' }] }),
    ],
    next: always('last'),
  }),
  aStep('last', { waypoints: [aWaypoint('last_sign', { comment_required: [] })] }),
]);
const start = sent(route);
const of = { uid, type, version: 1, applicant: student.id };
const lived = (events: readonly ApplicationEvent[]) =>
  events.map((event, index) => ({ ...event, position: index + 1 }));
const about = { application: uid, number: '2026-00001', type: sameInAll('Leave'), applicant: 'Асанова Айгерим' };
const waiting = { kind: 'application_waiting', forRole: 'application_waiting_for_role', params: about };
/** What the last event of a type tells. */
const told = (events: readonly ApplicationEvent[], ofType: ApplicationEvent['type']) => {
  const life = lived(events);
  const { position } = life.findLast(event => event.type === ofType)!;
  return { reviewers: reviewersNotice(life, position), applicant: applicantsNotice(life, position) };
};

describe('those who decide are told', () => {
  it('when an application comes to a step, at each of its waypoints', () => {
    expect(told(start, 'StepEntered')).toEqual({
      reviewers: {
        ...waiting,
        waypoints: [
          { waypoint: 'dean', due: '2026-11-24T18:59:59.000Z' },
          { waypoint: 'queue', due: null },
        ],
      },
      applicant: null,
    });
  });
  it('when it is their turn at a waypoint in order, and not when all have signed', () => {
    expect(told(after(start, route, [advisor]), 'WaypointApproved').reviewers).toEqual({
      ...waiting,
      waypoints: [{ waypoint: 'queue', due: null }],
    });
    expect(told(after(start, route, [head]), 'WaypointApproved').reviewers).toBeNull();
  });
  it('when the day comes, and when it has passed', () => {
    const reminded = (overdue: boolean): ApplicationEvent => ({
      type: 'WaypointReminded',
      data: { ...of, step: 'both', waypoint: 'dean', waypoint_name: sameInAll('dean'), overdue },
    });
    const dean = [{ waypoint: 'dean', due: '2026-11-24T18:59:59.000Z' }];
    expect(told([...start, reminded(false)], 'WaypointReminded').reviewers).toEqual({
      kind: 'application_due',
      forRole: 'application_due',
      params: about,
      waypoints: dean,
    });
    expect(told([...start, reminded(true)], 'WaypointReminded').reviewers).toMatchObject({
      kind: 'application_overdue',
      waypoints: dean,
    });
  });
  it('not of what has gone on, come back or been set aside before anybody was told', () => {
    expect(told(after(start, route, [head]), 'StepEntered').reviewers).toMatchObject({
      waypoints: [{ waypoint: 'queue' }],
    });
    const done = lived(after(start, route, [head], [advisor], [office]));
    expect(reviewersNotice(done, done.find(event => event.type === 'StepEntered')!.position)).toBeNull();
    expect(told(after(start, route, [head, { act: 'return' }]), 'StepEntered').reviewers).toBeNull();
    expect(
      told([...start, { type: 'ApplicationArchived', data: { ...of, from_list: false } }], 'StepEntered').reviewers,
    ).toBeNull();
  });
});

describe('the applicant is told', () => {
  const rest = [[head], [advisor], [office]] as const;
  it('that it came back, with the comment and where', () =>
    expect(
      told(after(start, route, [head, { act: 'return', comment: 'Which term?' }]), 'ApplicationStageReached').applicant,
    ).toEqual({
      account: student.id,
      kind: 'application_returned',
      params: {
        application: uid,
        number: about.number,
        type: about.type,
        waypoint: sameInAll('dean'),
        comment: 'Which term?',
      },
    }));
  it('that it was rejected', () =>
    expect(
      told(after(start, route, [head, { act: 'reject', comment: 'No' }]), 'ApplicationStageReached').applicant,
    ).toMatchObject({ kind: 'application_rejected', params: { comment: 'No' } }));
  it('that it is approved', () =>
    expect(told(after(start, route, ...rest, [office]), 'ApplicationStageReached').applicant).toMatchObject({
      account: student.id,
      kind: 'application_approved',
    }));
  it('of another status', () => {
    const set: ApplicationEvent = {
      type: 'ApplicationStatusSet',
      data: { ...of, from: uid, status: type, status_name: sameInAll('Ready'), comment: 'Window 3' },
    };
    expect(told([...start, set], 'ApplicationStatusSet').applicant).toEqual({
      account: student.id,
      kind: 'application_status',
      params: {
        application: uid,
        number: about.number,
        type: about.type,
        status: sameInAll('Ready'),
        comment: 'Window 3',
      },
    });
  });
  it('that a decision was corrected, once and with the reason; who decides at the step is told anew', () => {
    const wrong = after(start, route, [head, { act: 'reject', comment: 'No' }]);
    const corrected = [
      ...wrong,
      ...eventsOf(
        given(wrong).when(
          CorrectDecision,
          { ...of, stage: 'in_review', step: 'both', reason: 'The certificate was there', time_zone },
          { actor: office, facts: lifeKnown(route), now: later },
        ),
      ),
    ];
    expect(told(corrected, 'DecisionCorrected').applicant).toEqual({
      account: student.id,
      kind: 'application_corrected',
      params: {
        application: uid,
        number: about.number,
        type: about.type,
        from: stageNames.rejected,
        to: stageNames.in_review,
        reason: 'The certificate was there',
      },
    });
    expect(told(corrected, 'ApplicationStageReached').applicant).toBeNull();
    expect(told(corrected, 'StepEntered').reviewers).toMatchObject({
      kind: 'application_waiting',
      waypoints: [{ waypoint: 'dean' }, { waypoint: 'queue' }],
    });
    const approved = [
      ...wrong,
      ...eventsOf(
        given(wrong).when(
          CorrectDecision,
          { ...of, stage: 'approved', reason: 'Right', time_zone },
          { actor: office, facts: lifeKnown(route), now: later },
        ),
      ),
    ];
    expect([
      told(approved, 'DecisionCorrected').applicant?.kind,
      told(approved, 'ApplicationStageReached').applicant,
    ]).toEqual(['application_corrected', null]);
  });
  it('not of their own acts: sending, withdrawing', () => {
    expect(told(start, 'ApplicationStageReached').applicant).toBeNull();
    const gone = [
      ...start,
      {
        type: 'ApplicationStageReached' as const,
        data: {
          ...of,
          from: 'in_review' as const,
          stage: 'withdrawn' as const,
          stage_name: sameInAll('Withdrawn'),
          status: uid,
        },
      },
    ];
    expect(told(gone, 'ApplicationStageReached').applicant).toBeNull();
  });
});
