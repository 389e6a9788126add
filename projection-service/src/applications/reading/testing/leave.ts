import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { TypeDefinition, Waypoint } from '@portal/event-schemas/applications/definition.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';

const name = (text: string): Localized => ({ ru: `${text} (ru)`, kk: `${text} (kk)`, en: text, ky: `${text} (ky)` });
const waypoint = (code: string, actors: Waypoint['actors'], more: Partial<Waypoint> = {}): Waypoint => ({
  code,
  name: name(code),
  actors,
  in_order: false,
  acts: ['approve', 'reject', 'return'],
  comment_required: ['reject'],
  deadline_days: 3,
  remind_days_before: 1,
  ...more,
});

/** Fields of the leave of absence that the tests apply for. */
export const fields = {
  reason: aField('dropdown', {
    prop_code: 'reason',
    required: true,
    options: [
      { value: 'health', name: name('Health'), fills: { comment: 'By the medical board' } },
      { value: 'family', name: name('Family'), fills: {} },
    ],
  }),
  semesters: aField('int', { prop_code: 'semesters', min: 1, max: 4 }),
  from: aField('date', { prop_code: 'from' }),
  comment: aField('text', { prop_code: 'comment', max_length: 2000 }),
  group: aField('rel', { prop_code: 'group', related: 'student_group', initial: { source: 'profile.group' } }),
  full_name: aField('input', { prop_code: 'full_name', initial: { source: 'profile.full_name' } }),
  course: aField('rel', {
    prop_code: 'course',
    related: 'discipline',
    autofill: [
      { take: 'credits', into: 'credits' },
      { take: 'name', into: 'course_name' },
      { take: 'cathedra', into: 'department' },
    ],
  }),
  credits: aField('float', { prop_code: 'credits' }),
  course_name: aField('input', { prop_code: 'course_name' }),
  department: aField('rel', { prop_code: 'department', related: 'cathedra' }),
  others: aField('rel', { prop_code: 'others', related: 'discipline', multiple: true }),
  papers: aField('file', { prop_code: 'papers', multiple: true }),
  urgent: aField('bool', { prop_code: 'urgent' }),
} satisfies Record<string, Property>;

/**
 * A leave of absence: the advisor and the registrar’s office side by side, then the head of the department and the finance office one after the
 * other, then, from two semesters on, a person by name.
 */
export const leave = (person: string, more: Partial<TypeDefinition> = {}): TypeDefinition => ({
  names: name('Leave of absence'),
  description: name('For one to four semesters'),
  audience: { roles: ['student'], preparation_levels: [], study_forms: [], courses: [], edu_programs: [] },
  period: null,
  blocked_by: [],
  max_open: null,
  properties: Object.values(fields),
  agreement: null,
  completion_message: name('Collect the order'),
  route: {
    after_return: 'resume',
    steps: [
      {
        code: 'check',
        name: name('Check'),
        waypoints: [
          waypoint('advisor', [{ kind: 'advisor' }]),
          waypoint('office', [{ kind: 'role', role: 'office' }], { acts: ['approve', 'reject', 'return', 'forward'] }),
        ],
        forward_to: ['direct'],
        next: [{ when: null, to: 'consent' }],
      },
      {
        code: 'consent',
        name: name('Consent'),
        waypoints: [
          waypoint('signatures', [{ kind: 'head_of_department' }, { kind: 'role', role: 'fin_office' }], {
            in_order: true,
          }),
        ],
        forward_to: [],
        next: [
          { when: { prop_code: 'semesters', operator: 'at_least', value: 2 }, to: 'direct' },
          { when: null, to: null },
        ],
      },
      {
        code: 'direct',
        name: name('Order'),
        waypoints: [waypoint('order', [{ kind: 'profile', account: person }], { deadline_days: null })],
        forward_to: [],
        next: [{ when: null, to: null }],
      },
    ],
  },
  ...more,
});

type Data<T extends ApplicationEvent['type']> = Extract<ApplicationEvent, { type: T }>['data'];
type Of = Pick<Data<'ApplicationStarted'>, 'uid' | 'type' | 'version' | 'applicant'>;
/** Events of one application in the order in which the decisions make them. Statuses are named by their stage. */
export function lifeOf(of: Of, statuses: Readonly<Record<string, string>>) {
  const event = <T extends ApplicationEvent['type']>(type: T, data: Omit<Data<T>, keyof Of>): ApplicationEvent =>
    ({ type, data: { ...of, ...data } }) as ApplicationEvent;
  const reached = (from: Data<'ApplicationStageReached'>['from'], stage: Data<'ApplicationStageReached'>['stage']) =>
    event('ApplicationStageReached', { from, stage, stage_name: stageNames[stage], status: statuses[stage]! });
  const enter = (
    step: string,
    waypoints: readonly string[],
    due: string | null,
    because: Data<'StepEntered'>['because'] = 'next',
  ) =>
    event('StepEntered', {
      step,
      step_name: name(step),
      waiting: waypoints.map(code => ({ waypoint: code, due, remind_at: null })),
      because,
    });
  return {
    started: (number: string, values: Data<'ApplicationStarted'>['values']) => [
      event('ApplicationStarted', { type_name: name('Leave of absence'), number, values, status: statuses['draft']! }),
    ],
    sent: (values: Data<'ApplicationSent'>['values'], person: string, due: string | null, again = false) => [
      event('ApplicationSent', {
        values,
        user_accepted_agreement: true,
        applicant_seen: { roles: ['student'], name: person },
        again,
      }),
      enter('check', ['advisor', 'office'], due, again ? 'resumed' : 'sent'),
      reached(again ? 'returned' : 'draft', 'in_review'),
    ],
    approved: (step: string, waypoint: string, by: string, { complete = true, places = [0], comment = '' } = {}) =>
      event('WaypointApproved', { step, waypoint, waypoint_name: name(waypoint), by, comment, places, complete }),
    returned: (step: string, waypoint: string, by: string, comment: string) => [
      event('WaypointReturned', { step, waypoint, waypoint_name: name(waypoint), by, comment }),
      reached('in_review', 'returned'),
    ],
    forwarded: (by: string, to: string, due: string | null) => [
      event('WaypointForwarded', {
        step: 'check',
        waypoint: 'office',
        waypoint_name: name('office'),
        by,
        comment: '',
        to,
        to_name: name(to),
      }),
      enter(to, ['order'], due, 'forwarded'),
    ],
    event,
    reached,
    enter,
  };
}
