import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { semesterNames, studyYearName } from '@portal/event-schemas/curriculum/names.ts';

type Semester = 'autumn' | 'spring' | 'summer';
export interface DemoPeriod<S extends Semester = Semester> {
  code: string;
  study_year: number;
  semester: S;
  name: Localized;
  start_date: string;
  end_date: string;
  weeks: number;
  exam_weeks: number;
  free_days: { from: string; to: string; reason: string }[];
}
const weeks = { autumn: 15, spring: 15, summer: 6 } as const;
const examWeeks = { autumn: 2, spring: 2, summer: 1 } as const;
/** Holidays of the country, `MM-DD`. */
const holidays = {
  autumn: [
    ['10-25', '10-25', 'День Республики'],
    ['12-16', '12-16', 'День Независимости'],
  ],
  spring: [
    ['03-21', '03-23', 'Наурыз мейрамы'],
    ['05-01', '05-01', 'Праздник единства народа'],
    ['05-07', '05-09', 'День защитника Отечества и День Победы'],
  ],
  summer: [['07-06', '07-06', 'День столицы']],
} as const;
const day = 86_400_000;

const period = <S extends Semester>(study_year: number, semester: S): DemoPeriod<S> => {
  const year = studyYearName(study_year);
  const name = semesterNames[semester];
  const calendarYear = semester === 'autumn' ? study_year : study_year + 1;
  return {
    code: `${study_year}-${semester}`,
    study_year,
    semester,
    weeks: weeks[semester],
    exam_weeks: examWeeks[semester],
    free_days: holidays[semester].map(([from, to, reason]) => ({
      from: `${calendarYear}-${from}`,
      to: `${calendarYear}-${to}`,
      reason,
    })),
    name: {
      ru: `${name.ru} ${year}`,
      kk: `${year} ${name.kk.toLowerCase()}`,
      en: `${name.en} ${year}`,
      ky: `${year} ${name.ky.toLowerCase()}`,
    },
    ...{
      autumn: { start_date: `${study_year}-09-01`, end_date: `${study_year}-12-31` },
      spring: { start_date: `${study_year + 1}-01-20`, end_date: `${study_year + 1}-05-31` },
      summer: { start_date: `${study_year + 1}-06-10`, end_date: `${study_year + 1}-07-25` },
    }[semester],
  };
};

/**
 * The study periods as of a moment, oldest first: the last is the one that students register for (the first that lasts two more
 * weeks), the others are over or in the last days of their session. `main`: the registration period, opened five days ago and open for three more weeks;
 * `summer`: the summer term of the same study year, whose registration follows.
 */
export function calendarAt(now: string) {
  const year = Number(now.slice(0, 4));
  const all = [year - 5, year - 4, year - 3, year - 2, year - 1, year].flatMap((start): DemoPeriod<'autumn' | 'spring'>[] => [period(start, 'autumn'), period(start, 'spring')]);
  const lasting = new Date(Date.parse(now) + 14 * day).toISOString().slice(0, 10);
  const current = all.findIndex(one => one.end_date >= lasting);
  const at = (days: number): string => `${new Date(Date.parse(now) + days * day).toISOString().slice(0, 10)}T03:00:00.000Z`;
  return {
    periods: all.slice(current - 7, current + 1),
    main: { start_date: at(-5), end_date: at(21) },
    certificates: at(300).slice(0, 10),
    summer: period(all[current]!.study_year, 'summer'),
    summer_registration: { start_date: at(22), end_date: at(50) },
  };
}
export type Calendar = ReturnType<typeof calendarAt>;
