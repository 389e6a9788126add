import type { Problem } from './problem.ts';

/** Names of the competition's terms end in season and year, for example `muni-fi-spr16`. */
const seasons = { spr: 'spring', sum: 'summer', fal: 'autumn', aut: 'autumn' } as const;
const starts = { spring: '02-01', summer: '06-01', autumn: '09-01' } as const;

/**
 * The dates that the format leaves open: season and year from the problem's name (else spring 2019), the first day of the season's
 * month, as many weeks as the problem has. `study_year` is the year in which the academic year begins.
 */
export function termOf({ name, weeks }: Pick<Problem, 'name' | 'weeks'>) {
  const found = /(spr|sum|fal|aut)(\d\d)$/.exec(name);
  const semester = found ? seasons[found[1] as keyof typeof seasons] : 'spring';
  const year = found ? 2000 + Number(found[2]) : 2019;
  const start = `${year}-${starts[semester]}`;
  const end = new Date(`${start}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + weeks * 7 - 1);
  return {
    study_year: semester === 'autumn' ? year : year - 1,
    semester,
    start_date: start,
    end_date: end.toISOString().slice(0, 10),
    weeks,
  };
}
