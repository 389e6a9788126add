import { applicationStages } from '@portal/event-schemas/applications/codes.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import { aField, uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { Ties } from '@portal/event-schemas/applications/rights.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { describe, expect, test } from 'vitest';
import { aDefinition, aStep, aWaypoint, always, leave } from '../testing/definitions.ts';
import { initialStatusUid } from '../types/statuses.ts';
import {
  act,
  advisor,
  after,
  colleague,
  drafted,
  eventsOf,
  head,
  known,
  lifeKnown,
  now,
  office,
  otherAdvisor,
  save,
  sent,
  specialist,
  student,
  teacher,
  ties,
  type,
  uid,
  type Deed,
} from './testing.ts';

const of = { uid, type, version: 1, applicant: student.id };
const number = '2026-00001';
const waypoint = (code: string) => sameInAll(code);
const family = { reason: 'family' };
const inReview = sent(leave, family);
const signature = (code: string, who: { id: string }, comment = '') => ({
  ...of,
  step: code.replace('_sign', ''),
  waypoint: code,
  waypoint_name: waypoint(code),
  by: who.id,
  comment,
});
const reached = (stage: (typeof applicationStages)[number], from = 'in_review') => ({
  type: 'ApplicationStageReached',
  data: { ...of, from, stage, stage_name: stageNames[stage], status: initialStatusUid(stage) },
});
const entered = (step: string, because: string, codes = [`${step}_sign`]) => ({
  type: 'StepEntered',
  data: {
    ...of,
    step,
    step_name: sameInAll(step),
    waiting: codes.map(code => ({ waypoint: code, due: null, remind_at: null })),
    because,
  },
});
const code = (outcome: unknown) => (outcome as { code?: string }).code;

/** Dean and bursar sign at the same time, then the rector. */
const parallel = aDefinition([
  aStep('both', {
    waypoints: [
      aWaypoint('dean', { actors: [{ kind: 'head_of_department' }], acts: ['approve', 'reject', 'return', 'forward'] }),
      aWaypoint('bursar'),
    ],
    next: always('last'),
    forward_to: ['board'],
  }),
  aStep('last'),
  aStep('board'),
]);
/** Advisor, then the office, then a named person; in this order. */
const queue = aDefinition([
  aStep('queue', {
    waypoints: [
      aWaypoint('queue_sign', {
        in_order: true,
        actors: [{ kind: 'advisor' }, { kind: 'role', role: 'office' }, { kind: 'profile', account: specialist.id }],
      }),
    ],
  }),
]);

describe('at a waypoint', () => {
  test('an approval leads to the next step, by the first branch that holds', () => {
    expect(act(inReview, leave, advisor)).toEqual([
      [
        { type: 'WaypointApproved', data: { ...signature('advisor_sign', advisor), places: [0], complete: true } },
        entered('office', 'next'),
      ],
    ]);
    expect(act(sent(leave, { reason: 'medical' }), leave, advisor)).toMatchObject([
      [{}, { type: 'StepEntered', data: { step: 'doctor' } }],
    ]);
  });
  test('the last approval approves the application', () => {
    expect(act(after(inReview, leave, [advisor]), leave, office, { comment: 'Done' })).toEqual([
      [
        {
          type: 'WaypointApproved',
          data: { ...signature('office_sign', office, 'Done'), places: [0], complete: true },
        },
        reached('approved'),
      ],
    ]);
  });
  test('a rejection ends it', () =>
    expect(act(inReview, leave, advisor, { act: 'reject', comment: 'No grounds' })).toEqual([
      [{ type: 'WaypointRejected', data: signature('advisor_sign', advisor, 'No grounds') }, reached('rejected')],
    ]));
  test('a return gives it back to the applicant', () =>
    expect(act(inReview, leave, advisor, { act: 'return', comment: 'Say why' })).toEqual([
      [{ type: 'WaypointReturned', data: signature('advisor_sign', advisor, 'Say why') }, reached('returned')],
    ]));
  test('a forward leads to the step that is named', () => {
    const start = sent(parallel);
    expect(act(start, parallel, head, { act: 'forward', to: 'board' })).toEqual([
      [
        {
          type: 'WaypointForwarded',
          data: { ...signature('dean', head), step: 'both', to: 'board', to_name: sameInAll('board') },
        },
        entered('board', 'forwarded'),
      ],
    ]);
  });
});

describe('waypoints of one step run in parallel', () => {
  const start = sent(parallel);
  test('the step is left when all of them have approved, in whatever order', () => {
    expect(act(start, parallel, office)).toEqual([
      [
        {
          type: 'WaypointApproved',
          data: { ...signature('bursar', office), step: 'both', places: [0], complete: true },
        },
      ],
    ]);
    expect(act(after(start, parallel, [office]), parallel, head)).toMatchObject([
      [{ type: 'WaypointApproved' }, { type: 'StepEntered', data: { step: 'last', because: 'next' } }],
    ]);
    expect(act(after(start, parallel, [head]), parallel, office)).toMatchObject([
      [{ type: 'WaypointApproved' }, { type: 'StepEntered', data: { step: 'last' } }],
    ]);
  });
  test('one rejection or return is enough', () => {
    expect(act(after(start, parallel, [head]), parallel, office, { act: 'reject' })).toMatchObject([
      [{ type: 'WaypointRejected' }, { data: { stage: 'rejected' } }],
    ]);
    expect(act(after(start, parallel, [head]), parallel, office, { act: 'return' })).toMatchObject([
      [{ type: 'WaypointReturned' }, { data: { stage: 'returned' } }],
    ]);
  });
  test('who may sign at several says at which', () => {
    const twice = aDefinition([aStep('both', { waypoints: [aWaypoint('one'), aWaypoint('two')] })]);
    const at = sent(twice);
    expect(act(at, twice, office)).toEqual({
      rejected: true,
      code: 'applications.waypoint_which',
      params: { number, waypoints: [waypoint('one'), waypoint('two')] },
      fields: { waypoint: 'required' },
    });
    expect(act(after(at, twice, [office, { waypoint: 'two' }]), twice, office)).toMatchObject([
      [{ type: 'WaypointApproved', data: { waypoint: 'one' } }, { data: { stage: 'approved' } }],
    ]);
  });
});

describe('the approval queue of a waypoint in order', () => {
  const start = sent(queue);
  test('not your turn yet in the approval queue', () => {
    expect(act(start, queue, office)).toMatchObject({
      code: 'applications.not_your_turn',
      params: { number, turn: { en: 'the applicant’s advisor' } },
    });
    expect(act(after(start, queue, [advisor]), queue, specialist)).toMatchObject({
      code: 'applications.not_your_turn',
      params: { turn: roleNames.office },
    });
  });
  test('already approved by you', () =>
    expect(code(act(after(start, queue, [advisor]), queue, advisor))).toBe('applications.already_approved_by_you'));
  test('approved for your role by somebody else', () =>
    expect(code(act(after(start, queue, [advisor], [office]), queue, colleague))).toBe('applications.waypoint_signed'));
  test('all of them have to approve, in the order given', () => {
    expect(act(start, queue, advisor)).toMatchObject([[{ data: { places: [0], complete: false } }]]);
    expect(act(after(start, queue, [advisor], [office]), queue, specialist)).toMatchObject([
      [{ data: { places: [2], complete: true } }, { data: { stage: 'approved' } }],
    ]);
  });
  test('any of them, when it is their turn, may reject', () => {
    expect(code(act(start, queue, specialist, { act: 'reject' }))).toBe('applications.not_your_turn');
    expect(act(after(start, queue, [advisor]), queue, office, { act: 'reject' })).toMatchObject([
      [{ type: 'WaypointRejected' }, {}],
    ]);
  });
  test('one signature stands for all places that only its hand could fill', () => {
    const both = lifeKnown(queue, { ties: { ...ties, advisor: specialist.id } });
    const begun = [...start, ...eventsOf(act(start, queue, specialist, { facts: both }))];
    expect(begun.at(-1)).toMatchObject({ data: { places: [0], complete: false } });
    expect(act(begun, queue, office, { facts: both })).toMatchObject([
      [{ data: { places: [1, 2], complete: true } }, { data: { stage: 'approved' } }],
    ]);
  });
});

describe('who may act follows from what people are to one another now', () => {
  const within = (more: Partial<Ties>, definition = queue) => lifeKnown(definition, { ties: { ...ties, ...more } });
  const start = sent(queue);
  const ofAdvisor = { en: '(instead of: the applicant’s advisor)' };
  const forHead = aDefinition([
    aStep('queue', {
      waypoints: [
        aWaypoint('queue_sign', { in_order: true, actors: [{ kind: 'advisor' }, { kind: 'head_of_department' }] }),
      ],
    }),
  ]);
  test('a new advisor signs, the one before does not; what that one has signed stands', () => {
    const facts = within({ advisor: otherAdvisor.id });
    expect(act(start, queue, otherAdvisor, { facts })).toMatchObject([
      [{ type: 'WaypointApproved', data: { places: [0], complete: false } }],
    ]);
    expect(code(act(start, queue, advisor, { facts }))).toBe('applications.waypoint_other_application');
    expect(act(after(start, queue, [advisor]), queue, office, { facts })).toMatchObject([[{ data: { places: [1] } }]]);
  });
  test('nobody is the advisor any more: the office signs instead, and it stands in the history for whom', () => {
    const facts = within({ advisor: null });
    expect(act(start, queue, office, { facts })).toMatchObject([
      [{ type: 'WaypointApproved', data: { by: office.id, places: [0], complete: false, instead_of: ofAdvisor } }],
    ]);
    for (const who of [advisor, specialist, teacher])
      expect(isRejection(act(start, queue, who, { facts }) as never)).toBe(true);
  });
  test('the advisor’s account is disabled, or named in person', () => {
    expect(act(start, queue, office, { facts: within({ disabled: [advisor.id] }) })).toMatchObject([
      [{ data: { instead_of: ofAdvisor } }],
    ]);
    const last = after(start, queue, [advisor], [office]);
    expect(act(last, queue, colleague, { facts: within({ disabled: [specialist.id] }) })).toMatchObject([
      [{ data: { places: [2], complete: true, instead_of: { en: '(instead of: the person named for it)' } } }, {}],
    ]);
  });
  test('who has signed becomes the one whose turn comes: another signs, or the office instead', () => {
    const signed = after(sent(forHead), forHead, [advisor]);
    const facts = within({ head: advisor.id }, forHead);
    expect(code(act(signed, forHead, advisor, { facts }))).toBe('applications.already_approved_by_you');
    expect(act(signed, forHead, office, { facts })).toMatchObject([
      [
        {
          data: {
            places: [1],
            complete: true,
            instead_of: { en: '(instead of: the head of the applicant’s department)' },
          },
        },
        {},
      ],
    ]);
  });
  test('the applicant becomes the head of their department: nobody signs their own', () => {
    const signed = after(sent(forHead), forHead, [advisor]);
    const facts = within({ head: student.id }, forHead);
    expect(code(act(signed, forHead, student, { facts }))).toBe('applications.waypoint_own_application');
    expect(act(signed, forHead, office, { facts })).toMatchObject([[{ data: { complete: true } }, {}]]);
  });
  test('a role has lost its last holder, or only who has signed holds it', () => {
    const byFinance = aDefinition([
      aStep('money', {
        waypoints: [
          aWaypoint('money_sign', {
            actors: [{ kind: 'role', role: 'fin_office' }],
            acts: ['approve', 'return', 'forward'],
          }),
        ],
        forward_to: ['board'],
      }),
      aStep('board'),
    ]);
    expect(
      act(sent(byFinance), byFinance, office, { facts: within({ holders: { fin_office: [] } }, byFinance) }),
    ).toMatchObject([[{ data: { instead_of: { en: `(instead of: ${roleNames.fin_office.en})` } } }, {}]]);
    expect(
      act(sent(byFinance), byFinance, office, {
        act: 'forward',
        to: 'board',
        facts: within({ holders: { fin_office: [] } }, byFinance),
      }),
    ).toMatchObject([[{ type: 'WaypointForwarded', data: { instead_of: {} } }, { data: { step: 'board' } }]]);
    const signed = after(start, queue, [advisor]);
    expect(
      act(
        signed,
        queue,
        { id: uidOf('admin'), roles: ['org_admin'] },
        { facts: within({ holders: { office: [advisor.id] } }) },
      ),
    ).toMatchObject([[{ data: { places: [1], instead_of: { en: `(instead of: ${roleNames.office.en})` } } }]]);
  });
  test('while somebody is there, the office does not sign for them', () => {
    for (const facts of [
      within({}),
      within({ holders: { office: [office.id] } }),
      within({ disabled: [specialist.id] }),
    ])
      expect(code(act(start, queue, colleague, { facts }))).toBe('applications.not_your_turn');
    const either = aDefinition([
      aStep('only', {
        waypoints: [aWaypoint('either', { actors: [{ kind: 'advisor' }, { kind: 'head_of_department' }] })],
      }),
    ]);
    expect(code(act(sent(either), either, office, { facts: within({ advisor: null }, either) }))).toBe(
      'applications.waypoint_role_or_profile',
    );
    expect(act(sent(either), either, office, { facts: within({ advisor: null, head: null }, either) })).toMatchObject([
      [
        {
          data: { instead_of: { en: '(instead of: the applicant’s advisor, the head of the applicant’s department)' } },
        },
        {},
      ],
    ]);
  });
});

describe('after a return', () => {
  const resumed = (after_return: 'resume' | 'from_start') => {
    const definition = { ...leave, route: { ...leave.route, after_return } };
    const returned = after(
      sent(definition, family),
      definition,
      [advisor],
      [office, { act: 'return', comment: 'Which?' }],
    );
    return save(returned, definition, { explanation: 'This' }, known(definition), { send: true });
  };
  test('it comes back to the step that returned it', () =>
    expect(resumed('resume')).toMatchObject([
      [
        { type: 'ApplicationSent', data: { again: true } },
        { type: 'StepEntered', data: { step: 'office', because: 'resumed' } },
        { data: { from: 'returned', stage: 'in_review' } },
      ],
    ]));
  test('or to the first one, as the route says', () =>
    expect(resumed('from_start')).toMatchObject([[{}, { data: { step: 'advisor', because: 'resumed' } }, {}]]));
  test('every waypoint of the step signs anew', () => {
    const returned = after(sent(parallel), parallel, [head], [office, { act: 'return' }]);
    const again = [...returned, ...eventsOf(save(returned, parallel, {}, known(parallel), { send: true }))];
    expect(act(again, parallel, office)).toMatchObject([[{ type: 'WaypointApproved' }]]);
    expect(act(again, parallel, head)).toMatchObject([[{ type: 'WaypointApproved' }]]);
  });
});

describe('Waypoint change rejected (portal.md §8)', () => {
  const refusal = (events: ApplicationEvent[], who: Parameters<typeof act>[2], deed: Deed = {}, definition = leave) =>
    code(act(events, definition, who, deed));
  test('on drafts', () => expect(refusal(drafted(leave), advisor)).toBe('applications.waypoint_on_draft'));
  test('for own applications', () => {
    const own = aDefinition([
      aStep('peers', { waypoints: [aWaypoint('peer', { actors: [{ kind: 'role', role: 'student' }] })] }),
    ]);
    expect(refusal(sent(own), student, {}, own)).toBe('applications.waypoint_own_application');
  });
  test('on archived applications', () =>
    expect(refusal([...inReview, { type: 'ApplicationArchived', data: { ...of, from_list: false } }], advisor)).toBe(
      'applications.waypoint_archived',
    ));
  test('no route to go to', () => {
    expect(act(sent(parallel), parallel, head, { act: 'forward', to: 'last' })).toEqual({
      rejected: true,
      code: 'applications.waypoint_no_route',
      params: { from: sameInAll('both'), steps: [sameInAll('board')] },
      fields: { to: 'not_allowed' },
    });
    const open = aDefinition([
      aStep('only', { next: [{ when: { prop_code: 'reason', operator: 'filled', value: null }, to: null }] }),
    ]);
    expect(refusal(sent(open), office, {}, open)).toBe('applications.waypoint_no_route');
    expect(refusal(sent(parallel), head, { act: 'forward' }, parallel)).toBe('applications.forward_to_which');
  });
  test('not permitted', () =>
    expect(act(inReview, leave, advisor, { act: 'forward', to: 'office' })).toMatchObject({
      code: 'applications.waypoint_act_not_permitted',
      params: { act: { en: 'forward to another step' } },
    }));
  test('not allowed by review order', () => {
    expect(refusal(inReview, office)).toBe('applications.waypoint_review_order');
    expect(refusal(inReview, office, { waypoint: 'office_sign' })).toBe('applications.waypoint_review_order');
    expect(refusal(after(inReview, leave, [advisor]), advisor)).toBe('applications.waypoint_review_order');
  });
  test('not allowed for other applications', () =>
    expect(refusal(inReview, otherAdvisor)).toBe('applications.waypoint_other_application'));
  test('by role or profile', () => {
    expect(refusal(inReview, specialist)).toBe('applications.waypoint_role_or_profile');
    expect(
      refusal(
        after(sent(queue), queue, [advisor]),
        teacher,
        {},
        aDefinition([
          {
            ...queue.route.steps[0]!,
            waypoints: [aWaypoint('queue_sign', { actors: [{ kind: 'profile', account: specialist.id }] })],
          },
        ]),
      ),
    ).toBe('applications.waypoint_role_or_profile');
  });
  test('current waypoint empty', () =>
    expect(refusal(after(inReview, leave, [advisor, { act: 'return' }]), advisor)).toBe('applications.waypoint_empty'));
  test('nothing is acted on after its end', () => {
    expect(refusal(after(inReview, leave, [advisor, { act: 'reject' }]), advisor)).toBe(
      'applications.application_over',
    );
    expect(refusal(after(inReview, leave, [advisor], [office]), office)).toBe('applications.application_over');
  });
  test('without the comment that the waypoint asks for', () => {
    const asking = aDefinition([aStep('only', { waypoints: [aWaypoint('sign', { comment_required: ['reject'] })] })]);
    expect(act(sent(asking), asking, office, { act: 'reject', comment: ' ' })).toMatchObject({
      code: 'applications.comment_required',
      fields: { comment: 'required' },
    });
    expect(act(sent(asking), asking, office, { act: 'reject', comment: 'No' })).toMatchObject([
      [{ type: 'WaypointRejected' }, {}],
    ]);
  });
  test('at a waypoint that the route does not have, on an application that does not exist', () => {
    expect(refusal(inReview, advisor, { waypoint: 'nowhere' })).toBe('applications.waypoint_not_found');
    expect(refusal([], advisor)).toBe('applications.not_found');
    expect(code(act(inReview, leave, advisor, { facts: lifeKnown(leave, { type: null }) }))).toBe(
      'applications.not_found',
    );
  });
});

describe('deadlines', () => {
  const timed = (more: object) =>
    aDefinition([aStep('only', { waypoints: [aWaypoint('sign', { deadline_days: 3, ...more })] })]);
  const waiting = (definition: ReturnType<typeof timed>) =>
    sent(definition).find(event => event.type === 'StepEntered')!.data;
  test('end with the day, on the university’s clock', () =>
    expect(waiting(timed({}))).toMatchObject({ waiting: [{ due: '2026-11-24T18:59:59.000Z', remind_at: null }] }));
  test('are reminded of in the morning, so many days before', () =>
    expect(waiting(timed({ remind_days_before: 1 }))).toMatchObject({
      waiting: [{ remind_at: '2026-11-23T04:00:00.000Z' }],
    }));
  test('are not reminded of at once: whoever acts has just been told', () =>
    expect(waiting(timed({ remind_days_before: 3 }))).toMatchObject({ waiting: [{ remind_at: null }] }));
});

test('under “log in as” the signature is that of the account logged in as', () => {
  const admin = { id: uidOf('admin'), roles: ['supervisor'], on_behalf_of: advisor.id };
  expect(act(inReview, leave, admin as never, { at: now })).toMatchObject([
    [{ type: 'WaypointApproved', data: { by: advisor.id } }, {}],
  ]);
});

describe('a form that breaks the rules over its dates', () => {
  const dated = (day_rules: Property['day_rules']) =>
    aDefinition(
      [aStep('only')],
      [
        aField('date', { prop_code: 'start' }),
        aField('date', { prop_code: 'end', ...(day_rules ? { day_rules } : {}) }),
      ],
    );
  const strict = dated([
    { rule: 'not_before', field: 'start' },
    { rule: 'at_most_after', field: 'start', amount: 1, unit: 'years' },
  ]);
  const backwards = { start: '2027-01-20', end: '2027-01-01' };
  test('is kept as a draft and not sent; one in order is', () => {
    const draft = drafted(strict, backwards);
    expect(draft).toMatchObject([{ type: 'ApplicationStarted', data: { values: backwards } }]);
    expect(save(draft, strict, {}, known(strict), { send: true })).toMatchObject({
      code: 'applications.form_faulty',
      fields: { end: 'too_early' },
    });
    expect(save(draft, strict, { end: '2028-01-21' }, known(strict), { send: true })).toMatchObject({
      code: 'applications.form_faulty',
      fields: { end: 'too_late' },
    });
    expect(save(draft, strict, { end: '2027-06-30' }, known(strict), { send: true })).toMatchObject([
      [{ type: 'ApplicationSent' }, {}, {}],
    ]);
  });
  test('is not approved, however it came there; it can be returned', () => {
    const there = sent(dated(undefined), backwards);
    expect(act(there, strict, office)).toMatchObject({
      code: 'applications.waypoint_form_faulty',
      params: { names: [strict.properties[1]!.name] },
    });
    expect(act(there, strict, office, { act: 'return', comment: 'Dates' })).toMatchObject([
      [{ type: 'WaypointReturned' }, {}],
    ]);
  });
  test('of a type without rules goes its way as ever', () =>
    expect(act(sent(dated(undefined), backwards), dated(undefined), office)).toMatchObject([
      [{ type: 'WaypointApproved' }, { data: { stage: 'approved' } }],
    ]));
});
