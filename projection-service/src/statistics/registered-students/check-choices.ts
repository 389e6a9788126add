import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { cardStatusNames, loadTypeNames, weekdayNames } from '@portal/event-schemas/registration/names.ts';
import { teacherMissing } from '@portal/event-schemas/registration/teacher-of-lessons.ts';
import type { CardStatus, LoadType, Meeting } from '@portal/event-schemas/registration/values.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { catalogueOf, type Catalogue } from '../../registration/catalogue.ts';
import { areMet, rowsFor } from '../../registration/courses/prerequisites.ts';
import { obstacles } from '../../registration/explain.ts';
import { limitFor } from '../../registration/settings.ts';
import { displayName, overseesAll, type StudentRow } from '../../registration/students.ts';
import { firstClash } from './clash.ts';
import { periodFor } from '../../registration/study-period.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

interface CheckedLesson {
  uid: string;
  load_type: LoadType;
  teacher: string | null;
  access: string | null;
  section: string;
  meetings: Meeting[];
}
interface CheckedCourse {
  offering: string;
  discipline: string;
  name: Localized;
  waived: boolean;
  lessons: CheckedLesson[];
}
/** A student's card of the term with all that the check looks at. */
export interface CheckedCard extends Pick<
  StudentRow,
  | 'uid'
  | 'display_name'
  | 'advisor'
  | 'preparation_level'
  | 'course'
  | 'study_form'
  | 'entry_year'
  | 'student_group'
  | 'edu_program'
> {
  status: CardStatus;
  credits: number;
  audit_credits: number;
  max_credit: number | null;
  waiting: Localized | null;
  completed: string[];
  courses: CheckedCourse[];
}

const lessonJson = `json_build_object('uid', l.uid, 'load_type', l.load_type, 'teacher', l.teacher, 'access',
    l.access, 'section', l.section, 'meetings', l.meetings)`;
const sql = `SELECT s.uid, ${displayName('s')} AS display_name, s.advisor, s.preparation_level, s.course,
      s.study_form, s.entry_year, s.student_group, s.edu_program,
    coalesce(c.status, 'NOT_STARTED') AS status, coalesce(c.credits, 0) AS credits, coalesce(c.audit_credits, 0) AS audit_credits, c.max_credit,
    (SELECT o.name FROM registration.card_queue q
      JOIN registration.offerings o ON o.uid = q.offering
      WHERE q.student = s.uid AND q.study_period = $2 LIMIT 1) AS waiting,
    coalesce((SELECT json_agg(r.discipline) FROM registration.completed r WHERE r.student = s.uid AND r.completed), '[]') AS completed,
    coalesce((SELECT json_agg(json_build_object('offering', cc.offering, 'discipline', cc.discipline, 'name', cc.name,
        'waived',
          EXISTS (SELECT 1 FROM registration.teacher_permissions t
            WHERE t.offering = cc.offering AND t.student = s.uid AND 'prerequisite' = ANY(t.waives))
          OR EXISTS (SELECT 1 FROM registration.course_permissions m WHERE m.offering = cc.offering AND m.student = s.uid AND 'prerequisites' = ANY(m.waives)),
        'lessons',
          (SELECT coalesce(json_agg(${lessonJson} ORDER BY l.uid), '[]')
            FROM registration.lessons l WHERE l.uid = ANY(cc.lessons)))
        ORDER BY cc.position)
      FROM registration.card_courses cc WHERE cc.student = s.uid AND cc.study_period = $2), '[]') AS courses
  FROM curriculum.students_public s LEFT JOIN registration.cards c ON c.student = s.uid AND c.study_period = $2 WHERE s.uid = ANY($1)`;

/** From these statuses a card goes to approval. */
const sent: readonly CardStatus[] = ['CHOSEN', 'CHANGED_AFTER', 'CHECKING_AFTER'];

/** What keeps a card from being approved, in the order in which a reviewer would see to it. */
export function problemsOf(
  card: CheckedCard,
  min: number,
  max: number,
  { disciplines }: Pick<Catalogue, 'disciplines'>,
): Rejection[] {
  const completed = new Set(card.completed);
  const clash = firstClash(
    card.courses.flatMap(course =>
      course.lessons.flatMap(lesson =>
        lesson.meetings.map(meeting => ({ course: course.name, lesson: lesson.uid, meeting })),
      ),
    ),
  );
  const ofCourse = ({ offering, discipline, name, waived, lessons }: CheckedCourse): (Rejection | false)[] => {
    const rows = disciplines.get(discipline)?.prerequisites ?? [];
    const missing = rowsFor(rows, card.edu_program)
      .flatMap(row => [row.required_discipline, ...row.and_prerequisites])
      .filter(uid => !completed.has(uid));
    const cancelled = lessons.find(lesson => lesson.access === 'cancelled');
    return [
      cancelled !== undefined &&
        reject('registration.course_cancelled', {
          course: name,
          load_type: loadTypeNames[cancelled.load_type],
          section: cancelled.section,
          lesson: cancelled.uid,
        }),
      !waived &&
        !areMet(rows, card.edu_program, completed) &&
        reject('registration.prerequisite_missing', {
          course: name,
          required: disciplines.get(missing[0]!)?.name ?? missing[0]!,
          missing,
        }),
      teacherMissing({ offering, name, lessons }) ?? false,
    ];
  };
  const problems: (Rejection | false)[] = [
    card.courses.length === 0 && reject('registration.card_empty'),
    card.waiting !== null && reject('advising.card_on_waiting_list', { course: card.waiting }),
    ...card.courses.flatMap(ofCourse),
    clash !== null && reject('registration.time_clash', { ...clash, day: weekdayNames[clash.day]! }),
    card.courses.length > 0 &&
      card.credits < min &&
      reject('registration.credit_minimum_not_reached', { current: card.credits, min }),
    card.credits > max && reject('registration.max_credit_below_collected', { max, current: card.credits }),
    !sent.includes(card.status) &&
      reject('advising.approval_not_possible', { status: cardStatusNames[card.status], status_code: card.status }),
  ];
  return problems.filter(problem => problem !== false);
}

async function cardsOf(db: Sql, students: readonly string[], studyPeriod: string): Promise<CheckedCard[]> {
  return (await db.query<CheckedCard>(sql, [students, studyPeriod])).rows;
}

export const checkChoicesCalls = [
  query(contracts['POST /advisors/check/student_choices/'], {
    summary: 'Check what students have chosen: what keeps each card from being approved',
    async run(input) {
      const { db, host, actor, roles, body } = input;
      const { uid: studyPeriod } = await periodFor(db, body.study_period, host.clock.iso());
      const cards = await cardsOf(db, body.students, studyPeriod);
      const foreign = body.students.find(
        student => !overseesAll(roles) && cards.find(card => card.uid === student)?.advisor !== actor.id,
      );
      if (foreign) throw new Refused(reject('advising.not_your_student', { student: foreign }));
      const unknown = body.students.find(student => !cards.some(card => card.uid === student));
      if (unknown) throw new Refused(reject('registration.student_not_found', { student: unknown }));
      const catalogue = await catalogueOf(db);
      const explain = obstacles(input, 'registrar');
      const results = cards.map(card => {
        const rule = limitFor(
          catalogue.limits,
          card,
          studyPeriod,
          catalogue.settings,
          catalogue.studyPeriods.get(studyPeriod)!.semester,
        );
        const problems = problemsOf(card, rule.min_credit, card.max_credit || rule.max_credit, catalogue).map(explain);
        return {
          student: { uid: card.uid, display_name: card.display_name },
          card: `${card.uid}.${studyPeriod}`,
          status: card.status,
          credits: card.credits,
          audit_credits: card.audit_credits,
          courses: card.courses.length,
          ready: problems.length === 0,
          problems,
        };
      });
      return { study_period: studyPeriod, ready: results.filter(result => result.ready).length, results };
    },
  }),
];
