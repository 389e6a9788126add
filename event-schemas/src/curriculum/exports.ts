import { columnNames } from '../kernel/column-names.ts';
import type { Localized } from '../kernel/localized.ts';
import { citizenshipNames } from './citizenship-names.ts';
import { languageNames } from './language-names.ts';
import {
  componentNames,
  cycleNames,
  genderNames,
  preparationLevelNames,
  semesterNames,
  studentStatusNames,
  studyFormNames,
} from './names.ts';

const { code, name, department, faculty, program, group, level, entry_year, credits, cycle, component, advisor } =
  columnNames;
const people: Record<string, Localized> = {
  last_name: { ru: 'Фамилия', kk: 'Тегі', en: 'Last name', ky: 'Фамилиясы' },
  first_name: { ru: 'Имя', kk: 'Аты', en: 'First name', ky: 'Аты' },
  middle_name: { ru: 'Отчество', kk: 'Әкесінің аты', en: 'Middle name', ky: 'Атасынын аты' },
};
const publicView = (table: string, column: string) => ({ view: `curriculum.${table}_public` as const, column });
const programs = publicView('edu_programs', 'name');
const teachers = publicView('teachers', 'display_name');
const years: Localized = { ru: 'Лет обучения', kk: 'Оқу мерзімі, жыл', en: 'Years of study', ky: 'Окуу мөөнөтү, жыл' };
const programGroup: Localized = {
  ru: 'Группа программ',
  kk: 'Бағдарламалар тобы',
  en: 'Program group',
  ky: 'Программалар тобу',
};

/** Files of the catalogue's lists: what columns are called, what their codes mean, and what stands for the uids of other things. */
export const exported = {
  faculty: { headers: { code, name } },
  cathedra: {
    headers: { code, name, faculty, head: { ru: 'Заведующий', kk: 'Меңгерушісі', en: 'Head', ky: 'Башчысы' } },
    shows: { faculty: publicView('faculties', 'name'), head: teachers },
  },
  eduProgramGroup: { headers: { code, name } },
  eduProgram: {
    headers: {
      code,
      name,
      cathedra: department,
      edu_program_group: programGroup,
      preparation_level: level,
      study_years: years,
    },
    names: { preparation_level: preparationLevelNames },
    shows: { cathedra: publicView('cathedras', 'name'), edu_program_group: publicView('edu_program_groups', 'name') },
  },
  studentGroup: {
    headers: {
      code,
      edu_program: program,
      entry_year,
      language: { ru: 'Язык обучения', kk: 'Оқу тілі', en: 'Language of instruction', ky: 'Окуу тили' },
    },
    names: { language: languageNames },
    shows: { edu_program: programs },
  },
  discipline: {
    headers: {
      code,
      name,
      description: { ru: 'Описание', kk: 'Сипаттамасы', en: 'Description', ky: 'Сүрөттөмөсү' },
      credits,
      cathedra: department,
      cycle,
      component,
      is_sport: { ru: 'Спорт', kk: 'Спорт', en: 'Sport', ky: 'Спорт' },
      is_introductory: { ru: 'Вводный курс', kk: 'Кіріспе курс', en: 'Introductory', ky: 'Киришүү курсу' },
      needs_medical_certificate: {
        ru: 'Нужна медсправка',
        kk: 'Медициналық анықтама керек',
        en: 'Medical certificate needed',
        ky: 'Медициналык маалымкат керек',
      },
    },
    names: { cycle: cycleNames, component: componentNames },
    shows: { cathedra: publicView('cathedras', 'name') },
  },
  studyPlan: { headers: { code, edu_program: program, entry_year }, shows: { edu_program: programs } },
  room: {
    headers: {
      code,
      building: { ru: 'Корпус', kk: 'Корпус', en: 'Building', ky: 'Корпус' },
      capacity: columnNames.capacity,
    },
  },
  studyPeriod: {
    headers: {
      code,
      name,
      study_year: { ru: 'Учебный год', kk: 'Оқу жылы', en: 'Academic year', ky: 'Окуу жылы' },
      semester: { ru: 'Семестр', kk: 'Семестр', en: 'Semester', ky: 'Семестр' },
      start_date: { ru: 'Начало', kk: 'Басталуы', en: 'Start', ky: 'Башталышы' },
      end_date: { ru: 'Конец', kk: 'Аяқталуы', en: 'End', ky: 'Бүтүшү' },
      weeks: { ru: 'Недель', kk: 'Апта саны', en: 'Weeks', ky: 'Жума саны' },
    },
    names: { semester: semesterNames },
  },
  teacher: {
    headers: {
      ...people,
      code: columnNames.number,
      cathedra: department,
      position: { ru: 'Должность', kk: 'Лауазымы', en: 'Position', ky: 'Кызматы' },
      is_advisor: advisor,
    },
    shows: { cathedra: publicView('cathedras', 'name') },
  },
  student: {
    headers: {
      ...people,
      code: columnNames.number,
      gender: { ru: 'Пол', kk: 'Жынысы', en: 'Gender', ky: 'Жынысы' },
      citizenship: { ru: 'Гражданство', kk: 'Азаматтығы', en: 'Citizenship', ky: 'Жарандыгы' },
      email: columnNames.email,
      edu_program: program,
      student_group: group,
      study_plan: { ru: 'Учебный план', kk: 'Оқу жоспары', en: 'Study plan', ky: 'Окуу планы' },
      advisor,
      preparation_level: level,
      study_form: columnNames.study_form,
      entry_year,
      course: columnNames.year,
      student_status: columnNames.student_status,
    },
    names: {
      gender: genderNames,
      citizenship: citizenshipNames,
      preparation_level: preparationLevelNames,
      study_form: studyFormNames,
      student_status: studentStatusNames,
    },
    shows: {
      edu_program: programs,
      student_group: publicView('student_groups', 'code'),
      study_plan: publicView('study_plans', 'code'),
      advisor: teachers,
    },
  },
} as const;
