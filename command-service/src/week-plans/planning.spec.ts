import { given } from '@portal/platform/testing/given.ts';
import type { ReadState } from '@portal/platform/dispatcher/types.ts';
import { noPreferences } from '@portal/event-schemas/week-plans/preferences.ts';
import { fold } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { courseOffering } from '../registration/course-offering/course-offering.ts';
import {
  advisor,
  asAdvisor,
  asOffice,
  asStudent,
  courseEvent,
  id,
  lecture,
  period,
  practice,
} from '../registration/testing/world.ts';
import * as commands from './commands.ts';

const term = { student: id('a', 1), study_period: period };
const ofPlan = (number: number, name: string) => ({ ...term, plan: id('e', number), name });
const planned = (number: number, lessons = [lecture(number)]) => ({ course: id('0', number), lessons, audit: false });
const made = (number = 1, name = 'Week', courses = [planned(1)]) => ({
  type: 'WeekPlanMade',
  data: { ...ofPlan(number, name), courses },
});
const shared = (number = 1, name = 'Week') => ({
  type: 'WeekPlanShared',
  data: { ...ofPlan(number, name), advisor, comment: 'Is it much?' },
});
const answered = (verdict: 'comment' | 'accept' | 'suggest_change', comment = '') => ({
  type: 'WeekPlanAnswered',
  data: { ...ofPlan(1, 'Week'), advisor, verdict, comment },
});
const read = ((_aggregate: unknown, uid: string) =>
  fold(
    courseOffering,
    [1, 2].filter(number => id('0', number) === uid).map(number => courseEvent(number)),
  )) as ReadState;
const mine = { actor: asStudent(1), facts: advisor, read };
const plan = { ...term, plan: id('e', 1) };
const rejected = (code: string) => expect.objectContaining({ rejected: true, code });

describe('preferences of a student', () => {
  test('are saved, and the same again changes nothing', () => {
    const saved = {
      type: 'WeekPreferencesSaved',
      data: { ...term, preferences: { ...noPreferences, free_days: [4] } },
    };
    const save = { ...term, preferences: { ...noPreferences, free_days: [4] } };
    expect(given([]).when(commands.SaveWeekPreferences, save, mine)).toEqual([[saved]]);
    expect(given([saved]).when(commands.SaveWeekPreferences, save, mine)).toEqual([[]]);
  });
  test('are nobody else’s to save', () => {
    const save = { ...term, preferences: noPreferences };
    for (const actor of [asStudent(2), asAdvisor, asOffice])
      expect(given([]).when(commands.SaveWeekPreferences, save, { ...mine, actor })).toEqual(
        rejected('registration.not_your_card'),
      );
  });
});

describe('a plan', () => {
  test('is made with courses, empty, and as a copy', () => {
    const make = { ...plan, name: 'Week', courses: [planned(1)] };
    expect(given([]).when(commands.MakeWeekPlan, make, mine)).toEqual([[made()]]);
    expect(given([]).when(commands.MakeWeekPlan, { ...plan, name: 'Week' }, mine)).toEqual([[made(1, 'Week', [])]]);
    expect(given([made()]).when(commands.MakeWeekPlan, { ...ofPlan(2, 'Other'), copy_of: id('e', 1) }, mine)).toEqual([
      [{ type: 'WeekPlanMade', data: { ...made(2, 'Other').data, copy_of: id('e', 1) } }],
    ]);
    expect(given([]).when(commands.MakeWeekPlan, { ...ofPlan(2, 'Other'), copy_of: id('e', 1) }, mine)).toEqual(
      rejected('week_plans.not_found'),
    );
  });
  test('has a name of its own, whatever the capitals', () => {
    expect(given([made()]).when(commands.MakeWeekPlan, ofPlan(2, 'wEEK'), mine)).toEqual(
      rejected('week_plans.name_taken'),
    );
    expect(given([made(), made(2, 'Other')]).when(commands.ChangeWeekPlan, { ...plan, name: 'Other' }, mine)).toEqual(
      rejected('week_plans.name_taken'),
    );
    expect(given([made()]).when(commands.ChangeWeekPlan, { ...plan, name: 'WEEK' }, mine)).toEqual([
      [{ type: 'WeekPlanRenamed', data: { ...ofPlan(1, 'WEEK'), from: 'Week' } }],
    ]);
  });
  test('is one of ten at most', () => {
    const ten = Array.from({ length: 10 }, (_, index) => made(index + 1, `Week ${index}`));
    expect(given(ten).when(commands.MakeWeekPlan, ofPlan(11, 'Eleventh'), mine)).toEqual(
      rejected('week_plans.too_many'),
    );
  });
  test('holds courses of the term with lessons that belong together, not all of them chosen yet', () => {
    const make = (...courses: ReturnType<typeof planned>[]) =>
      given([]).when(commands.MakeWeekPlan, { ...plan, name: 'Week', courses }, mine);
    expect(make(planned(1, []), planned(2, [lecture(2), practice(2, 1)]))).toEqual([
      [made(1, 'Week', [planned(1, []), planned(2, [lecture(2), practice(2, 1)])])],
    ]);
    expect(make(planned(3))).toEqual(rejected('registration.course_not_found'));
    expect(make(planned(1, [lecture(2)]))).toEqual(rejected('registration.lesson_not_found'));
    expect(make(planned(1, [practice(1, 1), practice(1, 2)]))).toEqual(rejected('registration.lessons_same_load_type'));
  });
  test('is changed, and the same again changes nothing', () => {
    const change = { ...plan, courses: [planned(2)] };
    expect(given([made()]).when(commands.ChangeWeekPlan, change, mine)).toEqual([
      [{ type: 'WeekPlanChanged', data: { ...ofPlan(1, 'Week'), courses: [planned(2)] } }],
    ]);
    expect(given([made()]).when(commands.ChangeWeekPlan, { ...plan, courses: [planned(1)] }, mine)).toEqual([[]]);
    expect(given([]).when(commands.ChangeWeekPlan, change, mine)).toEqual(rejected('week_plans.not_found'));
  });
  test('is deleted once', () => {
    const deleted = { type: 'WeekPlanDeleted', data: ofPlan(1, 'Week') };
    expect(given([made()]).when(commands.DeleteWeekPlan, plan, mine)).toEqual([[deleted]]);
    expect(given([made(), deleted]).when(commands.DeleteWeekPlan, plan, mine)).toEqual(
      rejected('week_plans.not_found'),
    );
  });
});

describe('a plan that is shared', () => {
  const share = { ...plan, comment: 'Is it much?' };
  test('lies with the advisor until it is taken back or changed', () => {
    expect(given([made()]).when(commands.ShareWeekPlan, share, mine)).toEqual([[shared()]]);
    expect(given([made(), shared()]).when(commands.ShareWeekPlan, share, mine)).toEqual([[]]);
    expect(given([made(), shared()]).when(commands.WithdrawWeekPlan, plan, mine)).toEqual([
      [{ type: 'WeekPlanWithdrawn', data: { ...ofPlan(1, 'Week'), reason: 'withdrawn' } }],
    ]);
    expect(given([made()]).when(commands.WithdrawWeekPlan, plan, mine)).toEqual([[]]);
    const changed = { type: 'WeekPlanChanged', data: { ...ofPlan(1, 'Week'), courses: [] } };
    expect(
      given([made(), shared(), changed]).when(
        commands.AnswerWeekPlan,
        { ...plan, verdict: 'accept', comment: '' },
        { ...mine, actor: asAdvisor },
      ),
    ).toEqual(rejected('week_plans.not_shared'));
  });
  test('is one at a time: sharing another takes it back', () => {
    expect(
      given([made(), made(2, 'Other'), shared()]).when(commands.ShareWeekPlan, { ...share, plan: id('e', 2) }, mine),
    ).toEqual([
      [
        { type: 'WeekPlanWithdrawn', data: { ...ofPlan(1, 'Week'), reason: 'another' } },
        { type: 'WeekPlanShared', data: { ...ofPlan(2, 'Other'), advisor, comment: 'Is it much?' } },
      ],
    ]);
  });
  test('needs courses and an advisor', () => {
    expect(given([made(1, 'Week', [])]).when(commands.ShareWeekPlan, share, mine)).toEqual(
      rejected('week_plans.empty'),
    );
    expect(given([made()]).when(commands.ShareWeekPlan, share, { ...mine, facts: null })).toEqual(
      rejected('registration.no_advisor'),
    );
  });
  test('is answered by the student’s own advisor alone', () => {
    const say = { ...plan, verdict: 'suggest_change' as const, comment: 'Take another practice' };
    const byAdvisor = { ...mine, actor: asAdvisor };
    expect(given([made(), shared()]).when(commands.AnswerWeekPlan, say, byAdvisor)).toEqual([
      [answered('suggest_change', 'Take another practice')],
    ]);
    for (const other of [
      { actor: asOffice, facts: advisor },
      { actor: asStudent(1), facts: advisor },
      { actor: asAdvisor, facts: id('f') },
      { actor: asAdvisor, facts: null },
    ])
      expect(given([made(), shared()]).when(commands.AnswerWeekPlan, say, other)).toEqual(
        rejected('advising.not_your_student'),
      );
  });
  test('once accepted is accepted, and need not be shared again; with a change suggested it may be', () => {
    const accept = { ...plan, verdict: 'accept' as const, comment: '' };
    const byAdvisor = { ...mine, actor: asAdvisor };
    const accepted = [made(), shared(), answered('accept')];
    expect(given(accepted).when(commands.AnswerWeekPlan, accept, byAdvisor)).toEqual([[]]);
    expect(given(accepted).when(commands.ShareWeekPlan, share, mine)).toEqual([[]]);
    expect(
      given([made(), shared(), answered('suggest_change', 'No')]).when(commands.ShareWeekPlan, share, mine),
    ).toEqual([[shared()]]);
    expect(
      given([made(), shared(), answered('comment', 'Hm')]).when(commands.AnswerWeekPlan, accept, byAdvisor),
    ).toEqual([[answered('accept')]]);
  });
});
