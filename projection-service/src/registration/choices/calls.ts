import { registrationConditions } from '@portal/event-schemas/registration/card-rules/policy.ts';
import { defaultManual } from '@portal/event-schemas/registration/manual.ts';
import { registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import { manual, type ConditionsView } from '@portal/event-schemas/registration/student-choices.ts';
import { query } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { refusalsToAdd } from '../card/rules.ts';
import { obstacles } from '../explain.ts';
import { registrationFor } from '../registration.ts';
import { studentOf } from '../students.ts';
import { additionalProgramOf, permissionsOf, planChoicesOf } from './load.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** Study plan, additional program, permissions by hand, the guide, and whether the student may in now. */
export const choiceCalls = [
  query(contracts['GET /organizations/check_select_edu_pro/'], {
    summary: 'Study plans that the student may choose courses by',
    run: async input => planChoicesOf(input.db, await studentOf(input, input.query.student)),
  }),
  query(contracts['GET /organizations/online_registration/get_all_edu_pro_student/'], {
    summary: 'Education programs of the student with their study plans',
    async run(input) {
      const { plans } = await planChoicesOf(input.db, await studentOf(input, input.query.student));
      return plans.flatMap(({ uid: study_plan, code, edu_program, own, chosen }) =>
        edu_program ? { ...edu_program, study_plan, study_plan_code: code, own, chosen } : [],
      );
    },
  }),
  query(contracts['GET /organizations/manual_course_permission_for_student/'], {
    summary: 'Courses of the term that the office permits the student by hand',
    async run(input) {
      const { student, study_period } = await registrationFor(input, input.query);
      return permissionsOf(input.db, student.uid, study_period.uid);
    },
  }),
  query(contracts['GET /registration/students/{uid}/course_permissions/'], {
    summary: 'Permissions by hand of one student, of all terms',
    run: async input => permissionsOf(input.db, (await studentOf(input, input.params.uid)).uid, null),
  }),
  query(contracts['GET /organizations/additional_edu_program/'], {
    summary: 'The additional education program and the fields of sciences to choose from',
    async run(input) {
      const { student, study_period } = await registrationFor(input, input.query);
      return additionalProgramOf(input.db, student.uid, study_period.uid);
    },
  }),
  query(contracts['GET /organizations/door/'], {
    summary: 'May the student register now, and if not, which condition is not met and why',
    async run(input): Promise<ConditionsView> {
      const registration = await registrationFor(input, input.query);
      const refusals = refusalsToAdd(registration);
      const explain = obstacles(input);
      const conditions = registrationConditions.map(name => {
        const closed = refusals
          .filter(({ policy }) => policy.condition === name)
          .map(({ refusal }) => explain(refusal));
        return { door: name, open: closed.length === 0, obstacles: closed };
      });
      const period = registration.registration_period;
      return {
        open: refusals.length === 0,
        doors: conditions,
        opens_at: period?.status === 'scheduled' ? period.start_date : null,
        closes_at: [registration.super_until, period?.status === 'current' ? period.end_date : null].reduce(
          (one, other) => (one && other && Date.parse(one) > Date.parse(other) ? one : (other ?? one)),
        ),
      };
    },
  }),
  query(contracts['GET /organizations/manual/'], {
    summary: 'The guide of registration',
    async run({ db }) {
      const { rows } = await db.query<z.infer<typeof manual>>(
        'SELECT text FROM registration.registration_manuals WHERE uid = $1',
        [registrationSettingsUid],
      );
      return { text: rows[0]?.text ?? defaultManual };
    },
  }),
];
