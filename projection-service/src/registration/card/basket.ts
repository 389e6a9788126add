import { query } from '@portal/platform/http/types.ts';
import { coursesOfPeriod } from '../courses/load.ts';
import { registrationFor } from '../registration.ts';
import { chosenItems } from './items.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** What the student has chosen: basket, current courses, badge. */
export const basketCalls = [
  query(contracts['GET /organizations/basket_modal/'], {
    summary: 'Held seats, registered courses and waiting-list entries of a term',
    async run(input) {
      const registration = await registrationFor(input, input.query);
      const { settings, now, card } = registration;
      return {
        now,
        use_timer: settings.use_timer,
        timer_time: settings.timer_time,
        removed: card.removed,
        results: await chosenItems(input, registration),
      };
    },
  }),
  query(contracts['GET /organizations/side_bar_list/current_course/'], {
    summary: 'Registered courses of a term',
    async run(input) {
      const registration = await registrationFor(input, input.query);
      const items = await chosenItems(input, registration);
      return {
        study_period: registration.study_period.uid,
        results: items.filter(item => item.status === 'registered'),
      };
    },
  }),
  query(contracts['GET /organizations/badge/'], {
    summary: 'Registered courses in numbers: for credit and for audit',
    async run(input) {
      const { student, study_period } = await registrationFor(input, input.query);
      const mine = (await coursesOfPeriod(input.db, student.uid, study_period.uid)).filter(
        course => course.standing === 'registered',
      );
      return {
        count: mine.filter(course => !course.audit).length,
        count_audit: mine.filter(course => course.audit).length,
        results: mine.map(course => ({
          course: course.uid,
          lesson_online_registration: course.mine[0]!,
          status: course.standing,
          count: course.registered,
          count_audit: course.registered_audit,
        })),
      };
    },
  }),
];
