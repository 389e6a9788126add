import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { RouteActor, Step, TypeDefinition, Waypoint } from '@portal/event-schemas/applications/definition.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';

/** Definitions for tests: small, whole and without faults, changed where a test says so. */
export const office: RouteActor = { kind: 'role', role: 'office' };
export const aWaypoint = (code: string, more: Partial<Waypoint> = {}): Waypoint => ({
  code,
  name: sameInAll(code),
  actors: [office],
  in_order: false,
  acts: ['approve', 'reject', 'return'],
  comment_required: [],
  deadline_days: null,
  remind_days_before: null,
  ...more,
});
/** A step with one waypoint of its own name; by default approval ends the route. */
export const aStep = (code: string, more: Partial<Step> = {}): Step => ({
  code,
  name: sameInAll(code),
  waypoints: [aWaypoint(`${code}_sign`)],
  forward_to: [],
  next: [{ when: null, to: null }],
  ...more,
});
export const always = (to: string | null): Step['next'] => [{ when: null, to }];
export const aDefinition = (
  steps: readonly Step[],
  properties: readonly Property[] = [],
  more: Partial<TypeDefinition> = {},
): TypeDefinition => ({
  names: sameInAll('Leave'),
  description: null,
  audience: { roles: ['student'], preparation_levels: [], study_forms: [], courses: [], edu_programs: [] },
  period: null,
  blocked_by: [],
  max_open: null,
  properties: [...properties],
  agreement: null,
  completion_message: null,
  route: { steps: [...steps], after_return: 'resume' },
  ...more,
});
/** Leave with a dropdown to branch by: a medical one goes to the doctor first. */
export const leave = aDefinition(
  [
    aStep('advisor', {
      waypoints: [aWaypoint('advisor_sign', { actors: [{ kind: 'advisor' }] })],
      next: [
        { when: { prop_code: 'reason', operator: 'is', value: 'medical' }, to: 'doctor' },
        { when: null, to: 'office' },
      ],
    }),
    aStep('doctor', { next: always('office') }),
    aStep('office'),
  ],
  [
    aField('dropdown', {
      prop_code: 'reason',
      required: true,
      options: ['medical', 'family'].map(value => ({ value, name: sameInAll(value), fills: {} })),
    }),
    aField('text', { prop_code: 'explanation' }),
  ],
);
