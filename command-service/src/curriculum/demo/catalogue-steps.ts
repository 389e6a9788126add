import * as records from '@portal/event-schemas/curriculum/records.ts';
import { creditLimitRule, registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import { accountStep, offeringStep } from '../import/commands.ts';
import { named } from '../import/names.ts';
import { recordStep, type Plan, type Step } from '../import/plan.ts';
import { creditLimits } from './cards.ts';
import { disciplines, planOfProgram, type DemoDiscipline } from './disciplines.ts';
import { demoId, type DemoStudent, type DemoTeacher } from './people.ts';
import { cathedras, faculties, furnished, positions, programGroups, programs, rooms, roomUid } from './structure.ts';
import type { DemoUniversity } from './university.ts';

const domain = 'demo.example';

/** What stands in the catalogue: structure, plans, periods, people with their accounts, and the term's courses. */
export function catalogueSteps(demo: DemoUniversity): Plan {
  return [
    {
      title: 'faculties and programs',
      steps: [
        ...faculties.map(({ code, name }) => recordStep(records.faculty, demoId('faculty', code), { code, name })),
        ...cathedras.map(({ code, name, faculty }) =>
          recordStep(records.cathedra, demoId('cathedra', code), {
            code,
            name,
            faculty: demoId('faculty', faculty),
            head: null,
          }),
        ),
        ...programGroups.map(({ code, name }) => recordStep(records.eduProgramGroup, demoId('edu_program_group', code), { code, name })),
        ...programs.map(({ code, name, cathedra, group, letter }) =>
          recordStep(records.eduProgram, demoId('edu_program', letter), {
            code,
            name,
            cathedra: demoId('cathedra', cathedra),
            edu_program_group: demoId('edu_program_group', group),
            preparation_level: 'bachelor',
            study_years: 4,
          }),
        ),
        ...rooms.map(({ code, building, capacity, kind }) => recordStep(records.room, roomUid(code), { code, building, capacity, ...furnished[kind] })),
        ...[...demo.calendar.periods, demo.calendar.summer].map(period => recordStep(records.studyPeriod, demoId('study_period', period.code), period)),
        ...disciplines.map(disciplineStep),
      ],
    },
    {
      title: 'study plans and groups',
      steps: [
        ...programs.flatMap(({ letter }) =>
          [1, 2, 3, 4].map(course =>
            recordStep(records.studyPlan, planUid(letter, demo.entryYear(course)), {
              code: `${letter}-${demo.entryYear(course)}`,
              edu_program: demoId('edu_program', letter),
              entry_year: demo.entryYear(course),
              lines: planOfProgram(letter).map(one => ({
                discipline: demoId('discipline', one.code),
                semester: one.semester,
                credits: one.credits,
              })),
            }),
          ),
        ),
        ...demo.groups.map(group =>
          recordStep(records.studentGroup, group.uid, {
            code: group.code,
            edu_program: demoId('edu_program', group.program),
            entry_year: demo.entryYear(group.course),
            language: group.language,
            subgroups: 2,
          }),
        ),
        ...Object.entries(creditLimits).map(([course, { min, max }]) =>
          recordStep(creditLimitRule, demoId('credit_limit_rule', course), {
            study_period: null,
            student_group: null,
            edu_program: null,
            preparation_level: null,
            course: Number(course),
            min_credit: min,
            max_credit: max,
            min_credit_audit: 0,
            max_credit_audit: 6,
          }),
        ),
        recordStep(registrationPeriod, demoId('registration_period', 'main'), {
          name: named.registration,
          kind: 'main',
          study_period: demoId('study_period', demo.current.code),
          rules: [],
          ...demo.calendar.main,
        }),
        recordStep(registrationPeriod, demoId('registration_period', 'summer'), {
          name: named.summerRegistration,
          kind: 'main',
          study_period: demoId('study_period', demo.calendar.summer.code),
          rules: [],
          ...demo.calendar.summer_registration,
        }),
      ],
    },
    {
      title: 'teachers and students',
      steps: [...demo.teachers.map(teacherStep), ...demo.students.map(student => studentStep(student, demo.entryYear(student.group.course)))],
    },
    { title: 'heads of departments', steps: heads(demo) },
    {
      title: 'accounts',
      steps: [
        ...demo.teachers.map(one =>
          accountStep({
            ...one,
            email: mail(one.login),
            roles: one.is_advisor ? ['teacher', 'supervisor'] : ['teacher'],
          }),
        ),
        ...demo.students.map(one => accountStep({ ...one, email: mail(one.login), roles: ['student'] })),
      ],
    },
    { title: 'courses', steps: [...demo.offerings, ...demo.summerOfferings].map(one => offeringStep(one.data)) },
  ];
}

/** Departments come before their people, so their heads come after. */
const heads = ({ teachers }: DemoUniversity): Step[] =>
  cathedras.flatMap(({ code }) => {
    const head = teachers.find(teacher => teacher.cathedra === code)?.uid;
    return head
      ? [
          {
            stream: null,
            command: 'ChangeCathedra',
            data: { uid: demoId('cathedra', code), changes: { head } },
            counts: {},
            key: `demo/head/${code}`,
          },
        ]
      : [];
  });

const mail = (login: string): string => `${login}@${domain}`;
const planUid = (letter: string, year: number): string => demoId('study_plan', `${letter}-${year}`);

function disciplineStep(one: DemoDiscipline) {
  const uid = (code: string): string => demoId('discipline', code);
  return recordStep(records.discipline, uid(one.code), {
    code: one.code,
    name: one.name,
    description: null,
    credits: one.credits,
    cathedra: demoId('cathedra', one.cathedra),
    cycle: one.cycle,
    component: one.component,
    prerequisites: one.after.map(([first, ...others]) => ({
      edu_program: null,
      required_discipline: uid(first!),
      and_prerequisites: others.map(uid),
      is_active: true,
    })),
    corequisites: [],
    recommended_for: [],
    edu_programs: one.component === 'kv' ? [] : one.programs.map(letter => demoId('edu_program', letter)),
    preparation_levels: ['bachelor'],
    is_sport: one.flag === 'sport',
    is_introductory: one.flag === 'introductory',
    needs_medical_certificate: one.flag === 'sport',
  });
}

const teacherStep = (one: DemoTeacher) =>
  recordStep(records.teacher, one.uid, {
    code: one.code,
    last_name: one.last_name,
    first_name: one.first_name,
    middle_name: one.middle_name,
    cathedra: demoId('cathedra', one.cathedra),
    other_cathedras: one.also.map(code => demoId('cathedra', code)),
    position: positions[one.position]!,
    is_advisor: one.is_advisor,
  });

const studentStep = (one: DemoStudent, entry_year: number) =>
  recordStep(records.student, one.uid, {
    code: one.code,
    last_name: one.last_name,
    first_name: one.first_name,
    middle_name: one.middle_name,
    gender: one.gender,
    citizenship: one.citizenship,
    email: mail(one.login),
    edu_program: demoId('edu_program', one.group.program),
    student_group: one.group.uid,
    subgroup: one.subgroup,
    study_plan: planUid(one.group.program, entry_year),
    advisor: one.group.advisor,
    preparation_level: 'bachelor',
    study_form: 'full_time',
    entry_year,
    course: one.group.course,
    student_status: 'studying',
  });
