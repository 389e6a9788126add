import { idFrom } from '@portal/platform/ids/ids.ts';
import { personMaker, type Person } from './persons.ts';
import type { Random } from './random.ts';
import { cathedras, programs, type CathedraCode, type ProgramLetter } from './structure.ts';

/** Ids of the demo university's things: always the same. */
export const demoId = (kind: string, name: string): string => idFrom('demo university', `${kind}/${name}`);

export interface DemoTeacher extends Person {
  uid: string;
  code: string;
  login: string;
  cathedra: CathedraCode;
  /** Index into the positions. */
  position: number;
  is_advisor: boolean;
  /** Other departments where they teach. */
  also: readonly CathedraCode[];
}
export interface DemoGroup {
  uid: string;
  code: string;
  program: ProgramLetter;
  /** Year of study, 1 to 4. */
  course: number;
  language: 'ru' | 'kk';
  advisor: string;
}
export interface DemoStudent extends Person {
  uid: string;
  code: string;
  login: string;
  group: DemoGroup;
  subgroup: number;
}

/** The accounts `teacher` and `advisor` are the first two teachers of the department of software engineering. */
export function makeTeachers(random: Random): DemoTeacher[] {
  const person = personMaker(random);
  let number = 0;
  return cathedras.flatMap(cathedra =>
    Array.from({ length: cathedra.teachers }, (_, index) => {
      number++;
      const code = `T${String(number).padStart(3, '0')}`;
      const login = number === 1 ? 'teacher' : number === 2 ? 'advisor' : code.toLowerCase();
      return {
        ...person(),
        uid: demoId('teacher', code),
        code,
        login,
        cathedra: cathedra.code,
        position: Math.min(index, 3),
        is_advisor: index === 1 || index === 2,
        also: index === 3 ? [cathedras.find(({ code }) => code !== cathedra.code)!.code] : [],
      };
    }),
  );
}

/** One group for each program and year, in turn taught in Russian and in Kazakh. Two groups share an advisor; both of `advisor` study software engineering. */
export function makeGroups(teachers: readonly DemoTeacher[], entryYear: (course: number) => number): DemoGroup[] {
  const advisors = teachers.filter(one => one.is_advisor);
  return programs.flatMap((program, index) =>
    [2, 3, 1, 4].map((course, order) => {
      const code = `${program.letter}-${String(entryYear(course)).slice(2)}`;
      return {
        uid: demoId('group', code),
        code,
        program: program.letter,
        course,
        language: (index + course) % 2 === 0 ? ('kk' as const) : ('ru' as const),
        advisor: advisors[(index * 2 + Math.floor(order / 2)) % advisors.length]!.uid,
      };
    }),
  );
}

/** 300 students, twelve or thirteen in a group. The account `student` is the first of the third year of software engineering. */
export function makeStudents(random: Random, groups: readonly DemoGroup[], entryYear: (course: number) => number): DemoStudent[] {
  const person = personMaker(random);
  return groups.flatMap((group, index) =>
    Array.from({ length: 12 + (index % 2) }, (_, seat) => {
      const code = `${entryYear(group.course)}${group.program}${String(seat + 1).padStart(2, '0')}`;
      const login = group.program === 'SE' && group.course === 3 && seat === 0 ? 'student' : code.toLowerCase();
      return {
        ...person(),
        uid: demoId('student', `${group.program}-${group.course}-${seat + 1}`),
        code,
        login,
        group,
        subgroup: seat < 6 ? 1 : 2,
      };
    }),
  );
}
