import { kindsOfTopic, type ModuleNotices, type NoticeRule } from '../kernel/notices.ts';
import { studentName, studentNoted } from '../registration/notice-parts.ts';
import type { Verdict } from './codes.ts';
import type { weekPlanEvents } from './events.ts';
import { kinds } from './notice-kinds.ts';

const answers = {
  comment: 'week_plan_commented',
  accept: 'week_plan_accepted',
  suggest_change: 'week_plan_change_suggested',
} as const satisfies Record<Verdict, keyof typeof kinds>;

/** Whom events of plans tell what. */
const rules: Partial<Record<keyof typeof weekPlanEvents, NoticeRule<keyof typeof kinds>>> = {
  WeekPlanShared: {
    asks: ({ data }) => [studentNoted(data.student)],
    tells: ({ data: { student, advisor, name, comment } }, known) => [
      {
        account: advisor,
        kind: 'week_plan_shared',
        params: { student: studentName(student, known), name, comment },
      },
    ],
  },
  WeekPlanAnswered: {
    tells: ({ data: { student, name, verdict, comment } }) => [
      { account: student, kind: answers[verdict as Verdict], params: { name, comment } },
    ],
  },
};

export const notices: Partial<ModuleNotices> = { kinds: kindsOfTopic('cards', kinds), rules };
