import { calendarAt } from './calendar.ts';
import { makeCards, type Knowledge } from './cards.ts';
import { disciplines } from './disciplines.ts';
import { makeHistory } from './history.ts';
import { makeOfferings, semesterOf } from './offerings.ts';
import { makeGroups, makeStudents, makeTeachers, type DemoStudent } from './people.ts';
import { seeded } from './random.ts';
import { makeRequests } from './requests.ts';

const debtKinds = [
  ['financial', 120_000],
  ['financial', 85_500],
  ['library', null],
  ['library', null],
  ['fine', 5_000],
] as const;

/** The whole demo university as of a moment: invented, and always the same but for the dates. */
export function demoUniversity(now: string) {
  const random = seeded(20_26);
  const calendar = calendarAt(now);
  const current = calendar.periods.at(-1)!;
  const entryYear = (course: number): number => current.study_year - course + 1;
  const teachers = makeTeachers(random);
  const groups = makeGroups(teachers, entryYear);
  const students = makeStudents(random, groups, entryYear);
  const offerings = makeOfferings(current, groups, students, teachers);
  const summerOfferings = makeOfferings(calendar.summer, groups, students, teachers);
  const isDemo = (student: DemoStudent): boolean => student.login === 'student';
  const history = makeHistory(random, calendar.periods, students, isDemo);
  const certificates = new Set(students.filter(student => isDemo(student) || random.chance(0.6)).map(student => student.uid));

  const sports = new Set(disciplines.filter(one => one.flag === 'sport').map(one => one.code));
  const knowledge = new Map(
    students.map((student): [string, Knowledge] => {
      const own = history.filter(result => result.student === student.uid && !sports.has(result.code));
      return [
        student.uid,
        {
          completed: new Set(own.filter(one => one.completed).map(one => one.code)),
          results: new Set(own.map(one => one.code)),
          certificate: certificates.has(student.uid),
        },
      ];
    }),
  );
  const advisor = teachers.find(one => one.login === 'advisor')!.uid;
  const cards = makeCards(
    random,
    students,
    offerings,
    student => semesterOf(student.group.course, current.semester),
    student => knowledge.get(student.uid)!,
    advisor,
  );
  const idle = cards.filter(card => card.status === 'none' && !isDemo(card.student)).map(card => card.student);
  const debts = debtKinds.map(([kind, amount], index) => ({ student: idle[index * 17]!.uid, kind, amount }));
  const requests = makeRequests(cards, offerings, history, teachers);
  return {
    calendar,
    current,
    entryYear,
    teachers,
    groups,
    students,
    offerings,
    summerOfferings,
    history,
    certificates,
    cards,
    debts,
    requests,
  };
}
export type DemoUniversity = ReturnType<typeof demoUniversity>;
