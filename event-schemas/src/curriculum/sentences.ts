import type { Localized } from '../kernel/localized.ts';
import { curriculumRecords } from './records.ts';

/** The records as objects of a sentence: "adds the …". */
const things: Record<(typeof curriculumRecords)[number]['entity'], Localized> = {
  faculty: { ru: 'факультет', kk: 'факультетті', en: 'faculty', ky: 'факультетти' },
  cathedra: { ru: 'кафедру', kk: 'кафедраны', en: 'department', ky: 'кафедраны' },
  edu_program_group: {
    ru: 'группу образовательных программ',
    kk: 'білім беру бағдарламалары тобын',
    en: 'group of education programs',
    ky: 'билим берүү программаларынын тобун',
  },
  edu_program: {
    ru: 'образовательную программу',
    kk: 'білім беру бағдарламасын',
    en: 'education program',
    ky: 'билим берүү программасын',
  },
  student_group: { ru: 'группу', kk: 'топты', en: 'student group', ky: 'топту' },
  discipline: { ru: 'дисциплину', kk: 'пәнді', en: 'discipline', ky: 'дисциплинаны' },
  study_plan: { ru: 'учебный план', kk: 'оқу жоспарын', en: 'study plan', ky: 'окуу планын' },
  room: { ru: 'аудиторию', kk: 'аудиторияны', en: 'room', ky: 'аудиторияны' },
  study_period: { ru: 'учебный период', kk: 'оқу кезеңін', en: 'term', ky: 'окуу мезгилин' },
  teacher: { ru: 'преподавателя', kk: 'оқытушыны', en: 'teacher', ky: 'окутуучуну' },
  student: { ru: 'студента', kk: 'студентті', en: 'student', ky: 'студентти' },
};
/** What names a record to a reader. */
const shown = (entity: string): string => (entity === 'student' || entity === 'teacher' ? '{last_name} {first_name} ({code})' : '{code}');

/** The audit history in words, one sentence an event. What changed stands beside it. */
export const sentences: Record<string, Localized> = Object.fromEntries(
  curriculumRecords.flatMap(({ entity, name }) => {
    const { ru, kk, en, ky } = things[entity]!;
    const what = shown(entity);
    return Object.entries({
      [`${name}Created`]: {
        ru: `{actor} добавляет ${ru}: ${what}`,
        kk: `{actor} ${kk} қосты: ${what}`,
        en: `{actor} adds the ${en} ${what}`,
        ky: `{actor} ${ky} кошту: ${what}`,
      },
      [`${name}Changed`]: {
        ru: `{actor} изменяет ${ru}`,
        kk: `{actor} ${kk} өзгертті`,
        en: `{actor} changes the ${en}`,
        ky: `{actor} ${ky} өзгөрттү`,
      },
      [`${name}Removed`]: {
        ru: `{actor} удаляет ${ru}`,
        kk: `{actor} ${kk} жойды`,
        en: `{actor} removes the ${en}`,
        ky: `{actor} ${ky} өчүрдү`,
      },
      [`${name}KeyClaimed`]: {
        ru: '{actor} закрепляет код за записью {uid}',
        kk: '{actor} кодты {uid} жазбасына бекітті',
        en: '{actor} claims the code for the record {uid}',
        ky: '{actor} кодду {uid} жазуусуна бекитти',
      },
      [`${name}KeyReleased`]: {
        ru: '{actor} освобождает код записи {uid}',
        kk: '{actor} {uid} жазбасының кодын босатты',
        en: '{actor} releases the code of the record {uid}',
        ky: '{actor} {uid} жазуусунун кодун бошотту',
      },
    });
  }),
);
