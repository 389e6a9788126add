import { semesterNames, studyYearName } from '@portal/event-schemas/curriculum/names.ts';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { findStudyPeriod, registrationFor } from '../registration.ts';
import { findStudyPlan } from '../study-plans.ts';
import { weekDays } from './week.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** Colours of a card by its status: waiting for the student grey to blue, for the advisor amber, rejected red, confirmed green. */
const cardColors: Record<CardStatus, string> = {
  NOT_STARTED: '#9e9e9e',
  CHOOSING: '#1e88e5',
  CHANGED: '#3949ab',
  REJECTED: '#d32f2f',
  CHECKING: '#8e24aa',
  CHOSEN: '#f9a825',
  CHANGED_AFTER: '#ef6c00',
  CHECKING_AFTER: '#6d4c41',
  CONFIRMED: '#2e7d32',
};

/** Small lookups of the registration screens (portal-calls.md §7.4, §7.9). */
export const lookupCalls = [
  query(contracts['GET /organizations/get_study_period/{id}/'], {
    summary: 'One study period',
    async run({ db, params: { id } }) {
      const period = await findStudyPeriod(db, id);
      if (!period) throw new Refused(reject('registration.study_period_not_found', { study_period: id }));
      return period;
    },
  }),
  query(contracts['GET /organizations/get_acad_period/{id}/'], {
    summary: 'The semester of a study period',
    async run({ db, params: { id } }) {
      const period = await findStudyPeriod(db, id);
      if (!period) throw new Refused(reject('registration.study_period_not_found', { study_period: id }));
      return {
        uid: period.uid,
        semester: period.semester,
        name: semesterNames[period.semester],
        study_year: period.study_year,
        study_year_name: studyYearName(period.study_year),
      };
    },
  }),
  query(contracts['GET /organizations/get_study_plan/{id}/'], {
    summary: 'One study plan with its disciplines',
    async run({ db, params: { id } }) {
      const plan = await findStudyPlan(db, id);
      if (!plan) throw new Refused(reject('registration.study_plan_not_found', { study_plan: id }));
      return plan;
    },
  }),
  query(contracts['GET /organizations/online_registration/time_windows/'], {
    summary: 'Times at which lessons of the term begin and end',
    async run(input) {
      const { study_period } = await registrationFor(input, input.query);
      const { rows } = await input.db.query<{ start: number; end: number }>(
        `SELECT DISTINCT m.start, m.start + m.length AS "end" FROM registration.lessons l JOIN registration.offerings o ON o.uid = l.offering,
           jsonb_to_recordset(l.meetings) AS m(start int, length int)
         WHERE o.study_period = $1 ORDER BY 1, 2`,
        [study_period.uid],
      );
      return rows.map(({ start, end }) => ({ start, end, name: `${clockTime(start)}–${clockTime(end)}` }));
    },
  }),
  query(contracts['GET /organizations/online_registration/day_of_week/'], {
    summary: 'Days of the week',
    run: async () => [...weekDays],
  }),
  query(contracts['GET /organizations/table_card_colors/'], {
    summary: 'Colours of a card by its status',
    run: async () => Object.entries(cardColors).map(([status, color]) => ({ status: status as CardStatus, color })),
  }),
  query(contracts['GET /organizations/get_current_time/'], {
    summary: 'The server’s time, for countdowns',
    run: async ({ host }) => ({ current_time: host.clock.iso(), time_zone: host.config.timeZone }),
  }),
];
