import type { SeatWatches } from '@portal/event-schemas/registration/student-choices.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { query } from '@portal/platform/http/types.ts';
import { lessonsOf, lessonView } from '../courses/lessons.ts';
import { standingSql } from '../courses/load.ts';
import { registrationFor } from '../registration.ts';
import { displayName } from '../students.ts';
import { iso } from '../times.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** Wishes for free seats, and who teaches a discipline. */
export const watchCalls = [
  query(contracts['GET /organizations/student_notification_list/'], {
    summary: 'Courses of whose free seats the student wants to be told',
    async run(input) {
      const { student, study_period } = await registrationFor(input, input.query);
      type Row = SeatWatches['results'][number];
      const { rows } = await input.db.query<Row>(
        `SELECT o.uid, o.code, o.name, o.credits, CASE WHEN w.told_at IS NULL THEN 'waiting' ELSE 'told' END AS status, w.since, w.told_at,
           json_build_object('capacity', seats.capacity, 'taken', c.registered + c.registered_audit, 'held',
             seats.held, 'offered', seats.offered, 'waiting', c.waiting, 'left', seats.free) AS seats,
           ${standingSql} AS standing
         FROM registration.seat_watches w
         JOIN registration.offerings o ON o.uid = w.offering
         JOIN registration.offering_seats seats ON seats.offering = o.uid
         JOIN registration.offering_counts c ON c.offering = o.uid
           LEFT JOIN registration.places p ON p.offering = o.uid AND p.student = w.student
         WHERE w.student = $1 AND w.study_period = $2 ORDER BY w.since, o.code`,
        [student.uid, study_period.uid],
      );
      return { results: rows.map(row => ({ ...row, since: iso(row.since), told_at: iso(row.told_at) })) };
    },
  }),
  query(contracts['GET /organizations/teachers_discipline/'], {
    summary: 'Who teaches a discipline in the term',
    async run(input) {
      const { study_period } = await registrationFor(input, input.query);
      const { rows: courses } = await input.db.query<{ uid: string }>(
        'SELECT uid FROM registration.offerings WHERE study_period = $1 AND discipline = $2',
        [study_period.uid, input.query.discipline],
      );
      const lessons = (
        await lessonsOf(
          input.db,
          courses.map(course => course.uid),
        )
      ).filter(lesson => lesson.teacher !== null);
      const { rows } = await input.db.query<{ uid: string; display_name: string; position: Localized | null }>(
        `SELECT uid, ${displayName('t')} AS display_name, position FROM curriculum.teachers_public t WHERE uid = ANY($1) ORDER BY last_name, first_name, uid`,
        [[...new Set(lessons.map(lesson => lesson.teacher))]],
      );
      return {
        results: rows.map(teacher => ({
          ...teacher,
          lessons: lessons
            .filter(lesson => lesson.teacher === teacher.uid)
            .map(lesson => {
              const { uid: lessonUid, load_type, section, language, meetings, seats } = lessonView(lesson, []);
              return { uid: lessonUid, course: lesson.offering, load_type, section, language, meetings, seats };
            }),
        })),
      };
    },
  }),
];
