import { aField, uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { aDefinition, aStep, aWaypoint, leave } from '../testing/definitions.ts';
import { initialStatusUid } from '../types/statuses.ts';
import { DiscardApplication, WithdrawApplication } from './commands.ts';
import {
  act,
  advisor,
  after,
  drafted,
  known,
  later,
  now,
  office,
  save,
  sent,
  start,
  student,
  teacher,
  ties,
  type,
  uid,
} from './testing.ts';

const of = { uid, type, version: 1, applicant: student.id };
const name = leave.names;
const refused = (code: string, params: object, fields?: object) => ({
  rejected: true,
  code,
  params,
  ...(fields ? { fields } : {}),
});
const family = { reason: 'family', explanation: '' };
const medical = { reason: 'medical' };
const number = '2026-00001';
const empty = { reason: null, explanation: '' };
const started = (values: object = empty) => ({
  type: 'ApplicationStarted',
  data: {
    ...of,
    applicant_name: 'Асанова Айгерим',
    type_name: name,
    number,
    values,
    status: initialStatusUid('draft'),
  },
});
const began = [
  [{ type: 'ApplicationBegun', data: { uid, type, applicant: student.id } }],
  [{ type: 'ApplicationNumbered', data: { uid, year: 2026, number: 1 } }],
];
const sentEvents = (values: object, again = false) => [
  {
    type: 'ApplicationSent',
    data: {
      ...of,
      values,
      user_accepted_agreement: false,
      applicant_seen: { roles: ['student'], name: 'Асанова Айгерим' },
      again,
    },
  },
  {
    type: 'StepEntered',
    data: {
      ...of,
      step: 'advisor',
      step_name: sameInAll('advisor'),
      waiting: [{ waypoint: 'advisor_sign', due: null, remind_at: null }],
      because: again ? 'resumed' : 'sent',
    },
  },
  {
    type: 'ApplicationStageReached',
    data: {
      ...of,
      from: again ? 'returned' : 'draft',
      stage: 'in_review',
      stage_name: expect.objectContaining({ en: 'In review' }),
      status: initialStatusUid('in_review'),
    },
  },
];
const withDefinition = (more: Parameters<typeof aDefinition>[2]) => ({ ...leave, ...more });

describe('an application', () => {
  test('is begun as a draft, with the running number of the year', () => {
    expect(start(leave)).toEqual([[started()], ...began]);
    const numbered = [{ type: 'ApplicationNumbered' as const, data: { uid: uidOf('other'), year: 2026, number: 41 } }];
    expect(start(leave, {}, known(leave), { numbered })).toMatchObject([
      [{ data: { number: '2026-00042' } }],
      [{}],
      [{ data: { number: 42 } }],
    ]);
  });
  test('is begun and sent at once', () =>
    expect(start(leave, family, known(leave), { send: true })).toEqual([
      [started(family), ...sentEvents(family)],
      ...began,
    ]));
  test('is nobody else’s to begin', () =>
    expect(start(leave, {}, known(leave), { who: office })).toMatchObject({
      code: 'applications.not_your_application',
    }));
  test('of a type that does not exist is not begun', () =>
    expect(start(leave, {}, known(leave, { type: null }))).toEqual(
      refused('applications.type_not_found', { uid: type }),
    ));
  test('keeps the version that it began with', () =>
    expect(start(leave, {}, known(leave, { type: { version: 3, definition: leave, closed: false } }))).toMatchObject(
      [[{ data: { version: 3 } }], [], []].map((one, index) => (index ? expect.anything() : one)),
    ));
});

describe('a draft', () => {
  test('is saved however far it is; what is not sent along stays', () => {
    expect(save(drafted(leave), leave, { explanation: 'Be' })).toEqual([
      [{ type: 'ApplicationSaved', data: { ...of, values: { reason: null, explanation: 'Be' } } }],
    ]);
    expect(save(drafted(leave, { explanation: 'Be' }), leave, { reason: 'family' })).toMatchObject([
      [{ data: { values: { reason: 'family', explanation: 'Be' } } }],
    ]);
  });
  test('that is saved already makes no event', () => expect(save(drafted(leave, family), leave, family)).toEqual([[]]));
  test('takes a value beyond its limits, which only sending refuses', () => {
    const short = withDefinition({ properties: [aField('text', { max_length: 3 })] });
    expect(save(drafted(short), short, { text: 'Longer' })).toMatchObject([[{ data: { values: { text: 'Longer' } } }]]);
    expect(save(drafted(short), short, { text: 'Longer' }, known(short), { send: true })).toMatchObject({
      code: 'applications.form_faulty',
      fields: { text: 'too_long' },
    });
  });
  test('takes no value of another shape, no field that the form does not have, no file of somebody else', () => {
    const form = withDefinition({ properties: [aField('int'), aField('file')] });
    expect(save(drafted(form), form, { int: 'seven' })).toMatchObject({
      code: 'applications.form_faulty',
      fields: { int: 'wrong_kind' },
    });
    expect(save(drafted(leave), form, { int: 7 })).toMatchObject([[{ type: 'ApplicationSaved' }]]);
    expect(
      save(
        drafted(leave),
        { ...leave, properties: [aField('int', { uid: uidOf('elsewhere') })] },
        { int: 7 },
        known(leave),
      ),
    ).toMatchObject({ code: 'applications.form_faulty', fields: { [uidOf('elsewhere')]: 'field_not_found' } });
    expect(
      save(drafted(form), form, { file: [uidOf('theirs')] }, known(form), { files: { [uidOf('theirs')]: null } }),
    ).toMatchObject({ code: 'applications.form_faulty', fields: { file: 'file_unknown' } });
  });
  test('keeps what the portal itself has put into a field that cannot be edited', () => {
    const form = withDefinition({
      properties: [
        aField('input', { is_accessible: false, initial: { source: 'profile.full_name' } }),
        aField('int', { is_accessible: false }),
      ],
    });
    expect(
      start(form, { input: 'Somebody Else', int: 7 }, known(form, { given: { input: ['Асанова', 'Asanova'] } })),
    ).toMatchObject([[{ data: { values: { input: 'Асанова', int: 0 } } }], [{}], [{}]]);
    expect(start(form, { input: 'Asanova' }, known(form, { given: { input: ['Асанова', 'Asanova'] } }))).toMatchObject([
      [{ data: { values: { input: 'Asanova' } } }],
      [{}],
      [{}],
    ]);
  });
  test('is thrown away by its author alone, and only while it is one', () => {
    const discard = (events: ReturnType<typeof drafted>, who = student) =>
      given(events).when(DiscardApplication, { uid }, { actor: who });
    expect(discard(drafted(leave))).toEqual([[{ type: 'ApplicationDiscarded', data: of }]]);
    expect(discard(drafted(leave), office)).toEqual(
      refused('applications.not_your_application', { number, stage: expect.anything() }),
    );
    expect(discard(sent(leave, family))).toMatchObject({ code: 'applications.not_a_draft' });
    expect(discard([...drafted(leave), { type: 'ApplicationDiscarded', data: of }])).toEqual([[]]);
    expect(discard([])).toEqual(refused('applications.not_found', { uid }));
  });
});

describe('sending', () => {
  const send = (values: object, facts = known(leave), definition = leave, at = now) =>
    save(drafted(definition), definition, values as Record<string, unknown>, facts, { send: true, at });
  test('a draft takes it to the first step', () => expect(send(family)).toEqual([sentEvents(family)]));
  test('needs the required fields; the refusal names each', () => {
    expect(send({})).toEqual(
      refused(
        'applications.form_faulty',
        { names: [leave.properties[0]!.name], fields: ['reason'] },
        { reason: 'required' },
      ),
    );
  });
  test('needs things that are there', () => {
    const form = withDefinition({ properties: [aField('rel')] });
    expect(send({ rel: uidOf('gone') }, known(form, { dead_links: [uidOf('gone')] }), form)).toMatchObject({
      code: 'applications.form_faulty',
      fields: { rel: 'not_found' },
    });
    expect(
      save(drafted(form), form, { rel: uidOf('gone') }, known(form, { dead_links: [uidOf('gone')] })),
    ).toMatchObject([[{ type: 'ApplicationSaved' }]]);
  });
  test('needs the agreement to be accepted', () => {
    const agreed = withDefinition({ agreement: sameInAll('I know the rules') });
    expect(send(family, known(agreed), agreed)).toEqual(
      refused('applications.agreement_not_accepted', { type: name }, { user_accepted_agreement: 'required' }),
    );
    expect(
      save(drafted(agreed), agreed, family, known(agreed), { send: true, user_accepted_agreement: true }),
    ).toMatchObject([[{ type: 'ApplicationSent', data: { user_accepted_agreement: true } }, {}, {}]]);
  });
  test('to an advisor needs one: you have not been assigned an adviser', () => {
    expect(send(family, known(leave, { ties: { ...ties, advisor: null } }))).toEqual(
      refused('applications.no_advisor', { type: name, waypoint: sameInAll('advisor_sign') }),
    );
  });
  test('to the head of the department needs one, at every step that may come', () => {
    const headed = withDefinition({
      route: {
        after_return: 'resume',
        steps: [
          aStep('first', { next: [{ when: null, to: 'second' }] }),
          aStep('second', { waypoints: [aWaypoint('head_sign', { actors: [{ kind: 'head_of_department' }] })] }),
        ],
      },
    });
    expect(send(family, known(headed, { ties: { ...ties, head: null } }), headed)).toMatchObject({
      code: 'applications.no_head_of_department',
    });
    expect(send(family, known(headed, { ties: { ...ties, head: student.id } }), headed)).toMatchObject({
      code: 'applications.only_you_could_sign',
    });
  });
  test('is refused with a debt that blocks the type', () => {
    const about = (debts: object) => ({ about: { ...known(leave).about, debts } });
    const strict = withDefinition({ blocked_by: ['financial', 'library', 'fine'] });
    expect(send(family, known(strict, about({ financial: { amount: 100, note: '' } })), strict)).toEqual(
      refused('applications.debt_financial', { type: name, amount: 100, note: '' }),
    );
    expect(send(family, known(strict, about({ library: { amount: null, note: 'Two books' } })), strict)).toMatchObject({
      code: 'applications.debt_library',
      params: { note: 'Two books' },
    });
    expect(send(family, known(strict, about({ fine: { amount: 5, note: '' } })), strict)).toMatchObject({
      code: 'applications.debt_fine',
    });
    expect(send(family, known(leave, about({ fine: { amount: 5, note: '' } })))).toMatchObject([
      [{ type: 'ApplicationSent' }, {}, {}],
    ]);
  });
  test('happens within the period; a draft may be written before it', () => {
    const period = { start: '2026-11-22T00:00:00.000Z', end: '2026-11-23T00:00:00.000Z' };
    const timed = withDefinition({ period });
    expect(start(timed)).toMatchObject([[{ type: 'ApplicationStarted' }], [{}], [{}]]);
    expect(send(family, known(timed), timed)).toEqual(
      refused('applications.period_not_begun', { type: name, ...period }),
    );
    expect(send(family, known(timed), timed, later)).toMatchObject([[{ type: 'ApplicationSent' }, {}, {}]]);
    expect(send(family, known(timed), timed, '2026-11-24T00:00:00.000Z')).toEqual(
      refused('applications.period_over', { type: name, ...period }),
    );
    expect(start(timed, {}, known(timed), { at: '2026-11-24T00:00:00.000Z' })).toMatchObject({
      code: 'applications.period_over',
    });
  });
  test('again after a return asks for the form, not for the period, debts or audience', () => {
    const strict = withDefinition({
      blocked_by: ['fine'],
      period: { start: '2026-11-20T00:00:00.000Z', end: '2026-11-21T23:00:00.000Z' },
    });
    const returned = after(sent(strict, family), strict, [advisor, { act: 'return', comment: 'Why?' }]);
    const owing = known(strict, { about: { ...known(strict).about, debts: { fine: { amount: 5, note: '' } } } });
    expect(
      save(returned, strict, { explanation: 'Because' }, owing, { send: true, at: '2026-12-01T00:00:00.000Z' }),
    ).toEqual([sentEvents({ ...family, explanation: 'Because' }, true)]);
    expect(save(returned, strict, { reason: null }, owing, { send: true })).toMatchObject({
      code: 'applications.form_faulty',
    });
  });
  test('is for the author, and for what is in their hands', () => {
    expect(save(drafted(leave), leave, family, known(leave), { who: teacher })).toMatchObject({
      code: 'applications.not_your_application',
    });
    expect(save(sent(leave, family), leave, family)).toMatchObject({
      code: 'applications.not_editable',
      params: { number },
    });
  });
});

describe('who may apply', () => {
  const audience = (more: object) => withDefinition({ audience: { ...leave.audience, ...more } });
  const begin = (more: object, about: object = {}) =>
    start(audience(more), {}, known(audience(more), { about: { ...known(leave).about, ...about } }));
  test('a role of those that the type is for', () =>
    expect(begin({}, { roles: ['teacher'], student: null })).toMatchObject({
      code: 'applications.not_for_your_role',
      params: { type: name, own: [{ en: 'Teacher' }] },
    }));
  test('a student of its level', () =>
    expect(begin({ preparation_levels: ['master'] })).toMatchObject({
      code: 'applications.not_for_your_level',
      params: { own: { en: 'Bachelor’s degree' } },
    }));
  test('a student of its form of study', () =>
    expect(begin({ study_forms: ['evening'] })).toMatchObject({ code: 'applications.not_for_your_study_form' }));
  test('a student of its courses', () =>
    expect(begin({ courses: [3, 4] })).toEqual(
      refused('applications.not_for_your_course', { type: name, courses: [3, 4], own: 2 }),
    ));
  test('a student of its programs', () =>
    expect(begin({ edu_programs: [uidOf('another')] })).toMatchObject({ code: 'applications.not_for_your_program' }));
  test('whoever has another of its roles is not asked for level and course', () =>
    expect(begin({ roles: ['student', 'teacher'], courses: [4] }, { roles: ['student', 'teacher'] })).toMatchObject([
      [{ type: 'ApplicationStarted' }],
      [{}],
      [{}],
    ]));
  test('nobody, once the office has closed it', () => {
    const closed = known(leave, { type: { version: 1, definition: leave, closed: true } });
    expect(start(leave, {}, closed)).toEqual(refused('applications.type_closed', { type: name }));
    expect(save(drafted(leave), leave, family, closed, { send: true })).toMatchObject({
      code: 'applications.type_closed',
    });
  });
  test('with no more open ones of the type than it allows', () => {
    const limited = withDefinition({ max_open: 1 });
    const begun = [
      { type: 'ApplicationBegun' as const, data: { uid: uidOf('first'), type, applicant: student.id } },
      {
        type: 'ApplicationBegun' as const,
        data: { uid: uidOf('else'), type: uidOf('other type'), applicant: student.id },
      },
    ];
    expect(start(limited, {}, known(limited), { begun })).toEqual(
      refused('applications.open_limit', { type: name, open: 1, max: 1 }),
    );
    expect(start(limited, {}, known(limited, { finished: [uidOf('first')] }), { begun })).toMatchObject([
      [{ type: 'ApplicationStarted' }],
      [{}],
      [{}],
    ]);
  });
});

describe('withdrawing', () => {
  const withdraw = (events: ReturnType<typeof drafted>, who = student) =>
    given(events).when(WithdrawApplication, { uid, reason: 'Found another way' }, { actor: who });
  const done = (from: string) => [
    [
      { type: 'ApplicationWithdrawn', data: { ...of, reason: 'Found another way' } },
      {
        type: 'ApplicationStageReached',
        data: { ...of, from, stage: 'withdrawn', stage_name: expect.anything(), status: initialStatusUid('withdrawn') },
      },
    ],
  ];
  test('what is in review, or came back', () => {
    expect(withdraw(sent(leave, family))).toEqual(done('in_review'));
    expect(withdraw(after(sent(leave, family), leave, [advisor, { act: 'return' }]))).toEqual(done('returned'));
  });
  test('is for the author, before it is decided', () => {
    expect(withdraw(sent(leave, family), advisor)).toMatchObject({ code: 'applications.not_your_application' });
    expect(withdraw(drafted(leave))).toMatchObject({ code: 'applications.withdraw_draft' });
    expect(withdraw(after(sent(leave, family), leave, [advisor], [office]))).toMatchObject({
      code: 'applications.application_over',
      params: { stage: { en: 'Approved' } },
    });
  });
  test('twice changes nothing more; nobody acts on it any more', () => {
    const gone = [
      ...sent(leave, medical),
      ...(withdraw(sent(leave, medical)) as unknown as [ReturnType<typeof drafted>])[0],
    ];
    expect(withdraw(gone)).toEqual([[]]);
    expect(act(gone, leave, advisor)).toMatchObject({ code: 'applications.application_over' });
  });
});
