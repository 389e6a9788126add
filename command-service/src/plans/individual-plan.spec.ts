import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { id, studentRecord } from '../registration/testing/world.ts';
import { AddToPlan, ChangePlan, ExcludeFromPlan, NotifyOfPlan, RepealPlan } from './commands.ts';
import { actors, autumn, entry, key, now, on, planKnown, spring, summer } from './testing.ts';

const by = (actor: keyof typeof actors, facts = planKnown()) => ({ now, actor: actors[actor], facts });
const refused = (code: string, params: object) => ({ rejected: true, code, params });
const change = (number: number, parts: object) => ({ ...on(number), lines: [], discipline: null, ...parts });
const language = (load_types: string[], chosen = 'kk', actor = 'student') => ({
  type: 'PlanLanguageChosen',
  data: { ...key, by: actor, entry: entry(2), load_types, language: chosen },
});
const teacher = (load_types: string[], uid: string) => ({
  type: 'PlanTeacherChosen',
  data: { ...key, by: 'student', entry: entry(2), load_types, teacher: uid },
});
const changed = (actor = 'student') => ({
  type: 'PlanDisciplineChanged',
  data: { ...key, by: actor, entry: entry(2), replacement: entry(6, 3, entry(2).uid) },
});
const excluded = (number: number, actor: string, is_active = false) => ({
  type: 'PlanDisciplineExcluded',
  data: { ...key, by: actor, entry: entry(number), is_active, reason: '' },
});
const added = (number: number, semester: number | null = 3, actor = 'student') => ({
  type: 'PlanDisciplinesAdded',
  data: { ...key, by: actor, entries: [entry(number, semester)] },
});
const registered = (number: number) => ({
  type: 'CourseAddedToCard',
  data: {
    student: key.student,
    study_period: autumn.uid,
    status: 'CHOOSING',
    course: {
      offering: id('0', number),
      discipline: id('d', number),
      flux: id('fa'),
      lessons: [],
      code: 'C',
      name: sameInAll('C'),
      credits: 5,
      audit: false,
      added_by: 'student',
      is_sport: false,
      is_introductory: false,
    },
  },
});
const completed = planKnown({
  results: [{ discipline: id('d', 2), study_period: id('e'), letter: 'B', points: 3, completed: true }],
});

describe('a language or a teacher (portal.md §5)', () => {
  test('chosen for one line is copied to the line of self-study (СРС)', () => {
    expect(
      given().when(ChangePlan, change(2, { lines: [{ load_type: 'lecture', language: 'kk' }] }), by('student')),
    ).toEqual([[language(['lecture', 'srs'])], []]);
    expect(
      given().when(ChangePlan, change(2, { lines: [{ load_type: 'practice', teacher: id('f', 3) }] }), by('student')),
    ).toEqual([[teacher(['practice', 'srs'], id('f', 3))], []]);
    expect(
      given().when(ChangePlan, change(2, { lines: [{ load_type: 'srs', language: 'kk' }] }), by('student')),
    ).toEqual([[language(['srs'])], []]);
  });
  test('changing the language clears the teacher of the line, so that the same teacher is chosen anew', () => {
    const before = [
      language(['lecture', 'srs'], 'ru'),
      teacher(['lecture', 'srs'], id('f', 1)),
      language(['lecture', 'srs'], 'kk'),
      language(['lecture', 'srs'], 'ru'),
    ];
    const again = { lines: [{ load_type: 'lecture', teacher: id('f', 1) }] };
    expect(given(before.slice(0, 2)).when(ChangePlan, change(2, again), by('student'))).toEqual([[], []]);
    expect(given(before).when(ChangePlan, change(2, again), by('student'))).toEqual([
      [teacher(['lecture', 'srs'], id('f', 1))],
      [],
    ]);
  });
  test('is one in which the discipline is taught', () => {
    expect(
      given().when(ChangePlan, change(2, { lines: [{ load_type: 'lecture', language: 'en' }] }), by('student')),
    ).toEqual(
      refused('registration.plan_language_not_offered', {
        name: entry(2).name,
        load_type: loadTypeNames.lecture,
        language: 'en',
        offered: ['ru', 'kk'],
      }),
    );
    expect(
      given([language(['lecture', 'srs'])]).when(
        ChangePlan,
        change(2, { lines: [{ load_type: 'lecture', teacher: id('f', 1) }] }),
        by('student'),
      ),
    ).toEqual(
      refused('registration.plan_teacher_not_offered', {
        name: entry(2).name,
        load_type: loadTypeNames.lecture,
        teacher: id('f', 1),
      }),
    );
    expect(
      given().when(ChangePlan, change(2, { lines: [{ load_type: 'laboratory', language: 'ru' }] }), by('student')),
    ).toEqual(
      refused('registration.plan_line_not_found', { name: entry(2).name, load_type: loadTypeNames.laboratory }),
    );
  });
  test('of a discipline that nobody teaches yet is any language, and a teacher of its department', () => {
    const teachers = {
      [id('f', 9)]: {
        uid: id('f', 9),
        code: 'T',
        last_name: 'T',
        first_name: '',
        middle_name: '',
        cathedra: id('ca'),
        other_cathedras: [],
        position: null,
        is_advisor: false,
        email: '',
      },
    };
    const chosen = given().when(
      ChangePlan,
      change(1, { lines: [{ load_type: 'lecture', language: 'en', teacher: id('f', 9) }] }),
      by('student', planKnown({ teachers })),
    );
    expect(chosen).toMatchObject([[{ type: 'PlanLanguageChosen' }, { type: 'PlanTeacherChosen' }], []]);
    expect(
      given().when(ChangePlan, change(1, { lines: [{ load_type: 'lecture', teacher: id('f', 9) }] }), by('student')),
    ).toMatchObject({ code: 'registration.plan_teacher_not_offered' });
  });
});

describe('another discipline in the place of one', () => {
  test('is an elective for an elective, with no fewer credits', () => {
    expect(given().when(ChangePlan, change(2, { discipline: id('d', 6) }), by('student'))).toEqual([[changed()], []]);
    expect(given().when(ChangePlan, change(2, { discipline: id('d', 5) }), by('student'))).toEqual(
      refused('registration.plan_credits_short', { name: entry(5).name, credits: 3, needed: 5 }),
    );
    expect(given().when(ChangePlan, change(2, { discipline: id('d', 7) }), by('advisor'))).toEqual(
      refused('registration.plan_not_elective', { name: entry(7).name }),
    );
    expect(given().when(ChangePlan, change(1, { discipline: id('d', 6) }), by('advisor'))).toEqual(
      refused('registration.plan_mandatory', { name: entry(1).name }),
    );
  });
  test('of a mandatory discipline is for the office alone', () => {
    expect(given().when(ChangePlan, change(1, { discipline: id('d', 7) }), by('registrar'))).toMatchObject([
      [{ type: 'PlanDisciplineChanged', data: { by: 'registrar' } }],
      [],
    ]);
  });
  test('is changed again by taking the first change back', () => {
    const repealed = {
      type: 'PlanDisciplineRepealed',
      data: { ...key, by: 'student', entry: entry(2), removed: entry(6).uid },
    };
    expect(given([changed()]).when(ChangePlan, { ...change(6, {}), discipline: id('d', 4) }, by('student'))).toEqual([
      [repealed, { ...changed(), data: { ...changed().data, replacement: entry(4, 3, entry(2).uid) } }],
      [],
    ]);
  });
  test('is taken back by who made the change; the student does not take back what the office did', () => {
    const repealed = {
      type: 'PlanDisciplineRepealed',
      data: { ...key, by: 'student', entry: entry(2), removed: entry(6).uid },
    };
    expect(given([changed()]).when(RepealPlan, on(2), by('student'))).toEqual([[repealed], []]);
    expect(given([changed()]).when(RepealPlan, on(6), by('student'))).toEqual([[repealed], []]);
    expect(given([changed('registrar')]).when(RepealPlan, on(2), by('student'))).toEqual(
      refused('registration.plan_changed_by_staff', { name: entry(2).name }),
    );
    expect(given().when(RepealPlan, on(2), by('student'))).toEqual(
      refused('registration.plan_nothing_to_repeal', { name: entry(2).name }),
    );
  });
});

describe('a discipline', () => {
  test('is excluded by who may, once, and comes back', () => {
    expect(given().when(ExcludeFromPlan, { ...on(2), is_active: false, reason: '' }, by('advisor'))).toEqual([
      [excluded(2, 'advisor')],
      [],
    ]);
    expect(
      given([excluded(2, 'advisor')]).when(ExcludeFromPlan, { ...on(2), is_active: false, reason: '' }, by('advisor')),
    ).toEqual([[], []]);
    expect(
      given([excluded(2, 'advisor')]).when(ExcludeFromPlan, { ...on(2), is_active: true, reason: '' }, by('advisor')),
    ).toEqual([[excluded(2, 'advisor', true)], []]);
    expect(
      given([excluded(2, 'advisor')]).when(ExcludeFromPlan, { ...on(2), is_active: true, reason: '' }, by('student')),
    ).toEqual(refused('registration.plan_changed_by_staff', { name: entry(2).name }));
    expect(given().when(ExcludeFromPlan, { ...on(2), is_active: false, reason: '' }, by('student'))).toEqual(
      refused('registration.plan_exclusion_by_staff', { name: entry(2).name }),
    );
    expect(given().when(ExcludeFromPlan, { ...on(1), is_active: false, reason: '' }, by('advisor'))).toEqual(
      refused('registration.plan_mandatory', { name: entry(1).name }),
    );
    expect(given([added(4)]).when(ExcludeFromPlan, { ...on(4), is_active: false, reason: '' }, by('student'))).toEqual([
      [excluded(4, 'student')],
      [],
    ]);
  });
  test('that stands on the card of the term stays as it is', () => {
    for (const outcome of [
      given([], [registered(2)]).when(
        ChangePlan,
        change(2, { lines: [{ load_type: 'lecture', language: 'kk' }] }),
        by('student'),
      ),
      given([], [registered(2)]).when(ExcludeFromPlan, { ...on(2), is_active: false, reason: '' }, by('registrar')),
    ])
      expect(outcome).toEqual(refused('registration.plan_registered', { name: entry(2).name }));
    expect(given([changed()], [registered(6)]).when(RepealPlan, on(2), by('student'))).toEqual(
      refused('registration.plan_registered', { name: entry(6).name }),
    );
  });
  test('that has been studied stays as it is', () => {
    expect(given().when(ChangePlan, change(2, { discipline: id('d', 6) }), by('registrar', completed))).toEqual(
      refused('registration.plan_completed', { name: entry(2).name, letter: 'B' }),
    );
  });
  test('of a term that is over is the office’s to change', () => {
    const later = { now: '2027-02-01T08:00:00.000Z' };
    expect(
      given().when(ExcludeFromPlan, { ...on(2), is_active: false, reason: '' }, { ...by('advisor'), ...later }),
    ).toEqual(refused('registration.plan_term_over', { end_date: '2026-12-31' }));
    expect(
      given().when(ExcludeFromPlan, { ...on(2), is_active: false, reason: '' }, { ...by('registrar'), ...later }),
    ).toEqual([[excluded(2, 'registrar')], []]);
  });
  test('is named with its term', () => {
    expect(given().when(RepealPlan, { ...on(2), study_period: spring.uid }, by('student'))).toMatchObject({
      code: 'registration.plan_wrong_term',
    });
    expect(given().when(RepealPlan, { ...on(2), study_period: null }, by('student'))).toMatchObject({
      code: 'registration.plan_wrong_term',
    });
    expect(
      given([changed()]).when(RepealPlan, { ...on(2), study_period: null }, by('student', planKnown({ terms: [] }))),
    ).toMatchObject([[{ type: 'PlanDisciplineRepealed' }], []]);
  });
  test('that is out of the plan or not in it is not changed', () => {
    expect(
      given([excluded(2, 'registrar')]).when(ChangePlan, change(2, { discipline: id('d', 6) }), by('registrar')),
    ).toEqual(refused('registration.plan_inactive', { name: entry(2).name }));
    expect(given().when(ChangePlan, change(4, { discipline: id('d', 6) }), by('registrar'))).toEqual(
      refused('registration.plan_discipline_not_found', { uid: entry(4).uid, study_year: 2026 }),
    );
  });
});

describe('the basket', () => {
  const basket = (number: number, changes: object = {}) => ({
    ...key,
    study_period: autumn.uid,
    disciplines: [id('d', number)],
    main_discipline: null,
    ...changes,
  });
  test('puts electives into the plan of a term, once', () => {
    expect(given().when(AddToPlan, basket(4), by('student'))).toEqual([[added(4)], []]);
    expect(given([added(4)]).when(AddToPlan, basket(4), by('student'))).toEqual(
      refused('registration.plan_already', { name: entry(4).name }),
    );
    expect(given().when(AddToPlan, basket(7), by('student'))).toEqual(
      refused('registration.plan_not_elective', { name: entry(7).name }),
    );
    expect(given().when(AddToPlan, basket(7), by('registrar'))).toEqual([[added(7, 3, 'registrar')], []]);
  });
  test('takes what has to be repeated, in summer too', () => {
    const failed = planKnown({
      results: [{ discipline: id('d', 7), study_period: id('e'), letter: 'F', points: 0, completed: false }],
    });
    expect(given().when(AddToPlan, basket(7, { study_period: summer.uid }), by('student', failed))).toEqual([
      [added(7, null)],
      [],
    ]);
  });
  test('keeps to the credit limit of the term; the office need not', () => {
    const settings = {
      ...planKnown().settings,
      default_limit: { min_credit: 0, max_credit: 12, min_credit_audit: 0, max_credit_audit: 0 },
    };
    expect(given().when(AddToPlan, basket(4), by('student', planKnown({ settings })))).toEqual(
      refused('registration.plan_credit_limit', { name: entry(4).name, current: 10, adding: 5, max: 12 }),
    );
    expect(given().when(AddToPlan, basket(4), by('registrar', planKnown({ settings })))).toEqual([
      [added(4, 3, 'registrar')],
      [],
    ]);
  });
  test('knows terms of the plan’s year only', () => {
    expect(given().when(AddToPlan, basket(4, { study_period: id('e', 9) }), by('student'))).toEqual(
      refused('registration.study_period_not_found', { study_period: id('e', 9) }),
    );
  });
  test('needs a study plan', () => {
    expect(given().when(AddToPlan, basket(4), by('student', planKnown({ study_plan: null })))).toEqual(
      refused('registration.study_plan_not_chosen', { student: key.student }),
    );
  });
});

describe('a notice of change', () => {
  const advisor = studentRecord(1).advisor!;
  const notice = (actor: string, to: string, message = '') => ({
    type: 'PlanChangeNotified',
    data: { ...key, by: actor, to, message },
  });
  const tell = (actor: keyof typeof actors, facts: string | null = advisor) => ({ now, actor: actors[actor], facts });
  test('by the student goes to the advisor, when there is something to tell', () => {
    expect(given([changed()]).when(NotifyOfPlan, { ...key, message: '' }, tell('student'))).toEqual([
      [notice('student', advisor)],
    ]);
    expect(
      given([changed(), notice('student', advisor)]).when(NotifyOfPlan, { ...key, message: '' }, tell('student')),
    ).toEqual(refused('registration.plan_nothing_to_report', { ...key }));
    expect(given().when(NotifyOfPlan, { ...key, message: 'May I?' }, tell('student'))).toEqual([
      [notice('student', advisor, 'May I?')],
    ]);
    expect(given([changed()]).when(NotifyOfPlan, { ...key, message: '' }, tell('student', null))).toEqual(
      refused('registration.no_advisor', {}),
    );
  });
  test('by advisor and office goes to the student', () =>
    expect(given().when(NotifyOfPlan, { ...key, message: '' }, tell('advisor'))).toEqual([
      [notice('advisor', key.student)],
    ]));
});

test('a plan is the student’s own, their advisor’s and the office’s', () => {
  const stranger = { now, actor: { id: id('ae'), roles: ['supervisor'] }, facts: planKnown() };
  expect(given().when(RepealPlan, on(2), stranger)).toEqual(
    refused('advising.not_your_student', { student: key.student }),
  );
  expect(given().when(RepealPlan, on(2), { ...stranger, actor: { id: id('a', 2), roles: ['student'] } })).toEqual(
    refused('registration.not_your_card', { student: key.student }),
  );
});
