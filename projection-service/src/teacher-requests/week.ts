import { contracts } from '@portal/event-schemas/teacher-requests/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { fluxViews, lessonsOf, lessonView } from '../registration/courses/lessons.ts';
import { coursesOfPeriod } from '../registration/courses/load.ts';
import type { RequestRow } from './request.ts';
import { visible } from './visible.ts';

/** The week in which a request would be allowed: with it a teacher need not ask when the student is free. */
export const weekOfRequest = query(contracts['GET /registration/teacher_requests/{uid}/week/'], {
  summary: 'The lessons of the course that a student asks for, and what else the student has or waits for that term',
  async run({ db, params: { uid }, actor, roles }) {
    const values: unknown[] = [uid];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const { rows } = await db.query<Pick<RequestRow, 'student' | 'offering' | 'study_period'> & { code: string }>(
      `SELECT r.student, r.offering, r.study_period, o.code FROM registration.teacher_requests r
       JOIN registration.offerings o ON o.uid = r.offering
       LEFT JOIN curriculum.students_public s ON s.uid = r.student
       WHERE r.uid = $1 AND (${visible({ actor, roles, bind })})`,
      values,
    );
    if (!rows[0]) throw new Refused(reject('registration.request_not_found', { uid }));
    const { student, offering, study_period, code } = rows[0];
    const chosen = (await coursesOfPeriod(db, student, study_period)).filter(({ standing }) => standing !== null);
    const lessons = await lessonsOf(db, [...new Set([offering, ...chosen.map(course => course.uid)])]);
    const taken = chosen.find(course => course.uid === offering && course.standing === 'registered')?.mine ?? [];
    return {
      uid,
      course: {
        uid: offering,
        code,
        fluxes: fluxViews(
          lessons.filter(lesson => lesson.offering === offering),
          taken,
        ),
      },
      items: chosen.map(course => ({
        uid: course.uid,
        code: course.code,
        name: course.name,
        status: course.standing,
        lessons: lessons
          .filter(lesson => course.mine.includes(lesson.uid))
          .map(lesson => lessonView(lesson, course.standing === 'registered' ? course.mine : [])),
      })),
    };
  },
});
