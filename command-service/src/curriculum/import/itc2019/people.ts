import * as records from '@portal/event-schemas/curriculum/records.ts';
import { accountStep, wishListStep } from '../commands.ts';
import { named } from '../names.ts';
import { recordStep, type Phase } from '../plan.ts';
import type { ProblemStudent } from './problem.ts';

const studentsInGroup = 25;
const groupsOfAdvisor = 10;

/** Teachers, advisors and students of a term with their accounts (without passwords) and wishes. The format knows no names: people are numbered. */
export function peoplePhases(term: Term, teachers: readonly string[], students: readonly ProblemStudent[]) {
  const { idOf, codeOf } = term;
  const groups = Math.ceil(students.length / studentsInGroup);
  const person = (uid: string, code: string, last_name: string, number: string | number) => ({
    uid,
    code,
    last_name,
    first_name: String(number),
    middle_name: '',
  });

  const staff = [
    ...teachers.map((uid, index) => ({
      ...person(uid, codeOf('t', index + 1), 'Teacher', index + 1),
      is_advisor: false,
    })),
    ...upTo(Math.ceil(groups / groupsOfAdvisor)).map(number => ({
      ...person(idOf('advisor', String(number)), codeOf('a', number), 'Advisor', number),
      is_advisor: true,
    })),
  ];
  const learners = students.map((student, index) => ({
    ...person(idOf('student', student.id), codeOf('s', student.id), 'Student', student.id),
    group: Math.floor(index / studentsInGroup) + 1,
    courses: student.courses,
  }));
  const advisorOf = (group: number): string => idOf('advisor', String(Math.ceil(group / groupsOfAdvisor)));

  return {
    teachers: {
      title: 'teachers',
      steps: staff.map(({ uid, ...one }) =>
        recordStep(records.teacher, uid, { ...one, cathedra: term.cathedra, position: named.lecturer }),
      ),
    },
    groups: {
      title: 'groups',
      steps: upTo(groups).map(group =>
        recordStep(records.studentGroup, idOf('group', String(group)), {
          code: codeOf('g', group),
          edu_program: term.program,
          entry_year: term.study_year,
          language: 'en',
        }),
      ),
    },
    students: {
      title: 'students',
      steps: learners.map(({ uid, group, courses: _courses, ...one }) =>
        recordStep(
          records.student,
          uid,
          {
            ...one,
            gender: 'unknown',
            citizenship: '',
            email: '',
            edu_program: term.program,
            student_group: idOf('group', String(group)),
            study_plan: term.plan,
            advisor: advisorOf(group),
            preparation_level: 'bachelor',
            study_form: 'full_time',
            entry_year: term.study_year,
            course: 1,
            student_status: 'studying',
          },
          { students: 1 },
        ),
      ),
    },
    accounts: {
      title: 'accounts',
      steps: [
        ...staff.map(one =>
          accountStep({
            ...one,
            email: '',
            login: one.code,
            roles: one.is_advisor ? ['teacher', 'supervisor'] : ['teacher'],
          }),
        ),
        ...learners.map(one => accountStep({ ...one, email: '', login: one.code, roles: ['student'] })),
      ],
    },
    wishes: {
      title: 'wishes',
      steps: learners
        .filter(one => one.courses.length > 0)
        .map(one =>
          wishListStep({
            student: one.uid,
            study_period: term.period,
            offerings: one.courses.map(id => idOf('course', id)),
          }),
        ),
    },
  } satisfies Record<string, Phase>;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
/** What the parts of one problem share: ids and codes that the same file always gets, and the things around its students. */
export interface Term {
  source: string;
  study_year: number;
  idOf(kind: string, id: string): string;
  codeOf(prefix: string, id: string | number): string;
  cathedra: string;
  program: string;
  plan: string;
  period: string;
}
