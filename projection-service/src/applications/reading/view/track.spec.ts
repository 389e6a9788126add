import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { ApplicationStage } from '@portal/event-schemas/applications/codes.ts';
import { describe, expect, it } from 'vitest';
import { leave } from '../testing/leave.ts';
import type { Stay } from './load.ts';
import { trackOf } from './track.ts';

const definition = leave('p');
const stay = (entered: number, step: string, outcome: Stay['outcome']): Stay => {
  const [waypoint] = definition.route.steps.find(({ code }) => code === step)!.waypoints;
  return {
    application: 'a',
    entered,
    waypoint: waypoint!.code,
    type: 't',
    version: 1,
    applicant: 's',
    step,
    place: 0,
    name: waypoint!.name,
    in_order: false,
    actors: waypoint!.actors,
    since: '2026-10-01T00:00:00Z',
    due: null,
    ended_at: outcome && '2026-10-02T00:00:00Z',
    outcome,
    signatures: [],
    opened_at: null,
    reminded_at: null,
  };
};
const track = (
  stage: ApplicationStage,
  step: string | null,
  values: FormValues,
  stays: readonly Stay[],
  route = definition.route,
) =>
  trackOf(
    {
      definition: { ...definition, route },
      stage,
      step,
      values,
      stays,
      ties: { account: 's', advisor: null, head: null },
    },
    { names: new Map(), locale: 'en' },
  ).map(one => `${one.step} ${one.state}`);

describe('the way of an application', () => {
  it('of a draft is all ahead, by the branch that its values take', () => {
    expect(track('draft', null, { semesters: 2 }, [])).toEqual(['check ahead', 'consent ahead', 'direct ahead']);
    expect(track('draft', null, { semesters: 1 }, [])).toEqual(['check ahead', 'consent ahead', 'direct passed_by']);
  });
  it('shows where it stands', () => {
    expect(
      track('in_review', 'consent', { semesters: 2 }, [stay(1, 'check', 'approve'), stay(2, 'consent', null)]),
    ).toEqual(['check done', 'consent current', 'direct ahead']);
  });
  it('what was forwarded past a step passes it by', () => {
    expect(track('in_review', 'direct', {}, [stay(1, 'check', 'forward'), stay(2, 'direct', null)])).toEqual([
      'check done',
      'consent passed_by',
      'direct current',
    ]);
  });
  it('after a return leads on from the same step, or from the start', () => {
    const been = [stay(1, 'check', 'approve'), stay(2, 'consent', 'return')];
    expect(track('returned', 'consent', {}, been)).toEqual([
      'check done',
      'consent done',
      'consent ahead',
      'direct passed_by',
    ]);
    expect(track('returned', 'consent', {}, been, { ...definition.route, after_return: 'from_start' })).toEqual([
      'check done',
      'consent done',
      'check ahead',
      'consent ahead',
      'direct passed_by',
    ]);
  });
  it('of what is over has nothing ahead', () => {
    expect(track('rejected', 'check', { semesters: 2 }, [stay(1, 'check', 'reject')])).toEqual([
      'check done',
      'consent passed_by',
      'direct passed_by',
    ]);
  });
  it('ends where branches lead in a circle', () => {
    const steps = definition.route.steps.map(step => ({ ...step, next: [{ when: null, to: 'check' }] }));
    expect(track('draft', null, {}, [], { ...definition.route, steps })).toEqual([
      'check ahead',
      'consent passed_by',
      'direct passed_by',
    ]);
  });
});
