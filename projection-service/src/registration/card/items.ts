import type { CardItem } from '@portal/event-schemas/registration/views.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { lessonsOf, lessonView } from '../courses/lessons.ts';
import { coursesWith, lettersBefore, personalOf } from '../courses/load.ts';
import { obstacles } from '../explain.ts';
import type { Registration } from '../registration.ts';
import { cardRules, readingAs } from './rules.ts';

/** All that a student has chosen in a term: registered courses, held seats, places in waiting lists; registered ones first. */
export async function chosenItems(
  input: Pick<CallContext, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> & { db: Sql },
  registration: Registration,
): Promise<CardItem[]> {
  const { db } = input;
  const [student, studyPeriod] = [registration.student.uid, registration.study_period.uid];
  const acting = readingAs(input, registration);
  const rules = await cardRules(db, registration, acting);
  const explain = obstacles(input, acting);
  const personal = await personalOf(db, student);
  const studied = lettersBefore(personal, studyPeriod);
  const courses = (await coursesWith(personal, db, studyPeriod, registration.catalogue)).filter(
    course => course.standing !== null,
  );
  const lessons = await lessonsOf(
    db,
    courses.map(course => course.uid),
  );
  const { rows } = await db.query<{ offering: string } & Pick<CardItem, 'added_by' | 'mark'>>(
    'SELECT offering, added_by, mark FROM registration.card_courses WHERE student = $1 AND study_period = $2',
    [student, studyPeriod],
  );
  const onCard = new Map(rows.map(row => [row.offering, row]));
  const order = ['registered', 'offered', 'waiting', 'basket'];
  return courses
    .map((course): CardItem => {
      const mine = lessons.filter(lesson => course.mine.includes(lesson.uid));
      const letter = studied.get(course.discipline);
      const refusal = course.standing === 'registered' ? rules.refusalToDrop(course) : null;
      const flux = lessons.find(lesson => lesson.flux === course.flux);
      return {
        uid: course.uid,
        discipline: course.discipline,
        code: course.code,
        name: course.name,
        credits: course.credits,
        audit: course.audit,
        added_by: onCard.get(course.uid)?.added_by ?? null,
        mark: onCard.get(course.uid)?.mark ?? null,
        queue: course.standing === 'waiting' || course.standing === 'offered',
        status: course.standing,
        until: course.until,
        drop: refusal && explain(refusal),
        completed: letter === undefined ? null : { letter },
        flux: flux ? { uid: flux.flux, number: flux.flux_number } : null,
        lessons: mine.map(lesson => lessonView(lesson, course.standing === 'registered' ? course.mine : [])),
      };
    })
    .toSorted((a, b) => order.indexOf(a.status ?? '') - order.indexOf(b.status ?? ''));
}
