import { query } from '@portal/platform/http/types.ts';
import { periodFor } from '../../registration/study-period.ts';
import { courseGroupsList, courseGroupsOf } from './course-groups.ts';
import { courseStatisticsList } from './courses.ts';
import { registrationCurveOf } from './curve.ts';
import { studentGroupsList, studentGroupsOf } from './students.ts';
import { unregisteredList } from './unregistered.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

export const statisticCalls = [
  courseStatisticsList,
  courseGroupsList,
  studentGroupsList,
  unregisteredList,
  query(contracts['GET /registration/statistics/courses/groups/'], {
    reads: 'unhurried',
    summary: 'Seats and demand by department, teacher, language and other attributes',
    run: async ({ db, host, query: { study_period, by } }) => {
      const period = await periodFor(db, study_period, host.clock.iso());
      return { study_period: period.uid, by, ...(await courseGroupsOf(db, period.uid, by)) };
    },
  }),
  query(contracts['GET /registration/statistics/students/'], {
    reads: 'unhurried',
    summary: 'Registered and unregistered students by faculty, program, group, year and status',
    run: async ({ db, host, query: asked }) => {
      const period = await periodFor(db, asked.study_period, host.clock.iso());
      return { study_period: period.uid, by: asked.by, ...(await studentGroupsOf(db, period.uid, asked)) };
    },
  }),
  query(contracts['GET /registration/statistics/curve/'], {
    reads: 'unhurried',
    summary: 'How a term’s registration went over time',
    run: async ({ db, host, query: { study_period } }) => {
      const period = await periodFor(db, study_period, host.clock.iso());
      return { study_period: period.uid, ...(await registrationCurveOf(db, period.uid, host.config.timeZone)) };
    },
  }),
];
