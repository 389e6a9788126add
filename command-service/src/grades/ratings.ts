import { ratingOf, type Marks, type Share } from '@portal/event-schemas/grades/calculation/rating.ts';
import { studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { journalContribution } from '@portal/event-schemas/grades/module.ts';
import { hundredths } from '@portal/event-schemas/grades/calculation/hundredths.ts';
import { stateOf, totalOf, type GradeRow } from '@portal/event-schemas/grades/row-rules.ts';
import type { CommandDefinition } from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { allRecordsFact, allRecordsKey, recordFact } from '@portal/platform/records/fact.ts';
import { journal, type Journal } from '../journals/journal.ts';
import { offeringFact } from '../registration/facts.ts';
import { systemOf, systemsFact, type Known } from './known.ts';
import { gradeSheet, type GradeSheet } from './sheet.ts';

export const contributionsFact = allRecordsFact(journalContribution);

/** What kinds of lessons count in the rating of a course: as the office has set it for the academic year of its term. */
function sharesOfCourse(offering: string, get: GetFact): readonly Share[] {
  const course = get(offeringFact, offering);
  const year = course && get(recordFact(studyPeriod), course.study_period)?.study_year;
  const settings = Object.values(get(contributionsFact, allRecordsKey) ?? {});
  return settings.find(({ study_year }) => study_year === year)?.shares ?? [];
}

/** What journals of a course have of each student: also of who has moved to another of its streams since. */
export function marksOfStudents(journals: readonly Journal[]): Map<string, Marks[]> {
  const students = new Map<string, Marks[]>();
  for (const one of journals) {
    if (one.status === 'none') continue;
    for (const cells of one.cells.values())
      for (const [student, { mark }] of cells) {
        if (!mark) continue;
        const own = students.get(student) ?? [];
        own.push({ load_type: one.load_type, marks: 1, hundredths: hundredths(mark.percent) });
        students.set(student, own);
      }
  }
  return students;
}

/** The office has it: journals change nothing of it any more. What was sent back is filled in anew. */
const isTaken = (row: GradeRow): boolean => row.closed || row.audit || (row.sent && stateOf(row) !== 'REJECTED');

/** Ratings of the rows of a sheet that are not with the office, as journals give them; what they say nothing of stays as it was written. */
export function takeRatings(
  sheet: GradeSheet,
  marks: ReadonlyMap<string, readonly Marks[]>,
  { shares, systems }: { shares: readonly Share[] } & Pick<Known, 'systems'>,
): FinalGradesEvent[] {
  if (sheet.status === 'none') return [];
  const system = systemOf(sheet, { systems });
  return [...sheet.rows.values()].flatMap((row): FinalGradesEvent[] => {
    if (isTaken(row)) return [];
    const percent = ratingOf(shares, marks.get(row.student) ?? []);
    const from_journals = percent !== null;
    const isSo = from_journals ? row.rating === percent && row.from_journals : !row.from_journals;
    if (isSo) return [];
    const total = totalOf(system, { ...row, rating: percent });
    return [{ type: 'PartRecorded', data: { student: row.student, part: 'rating', percent, from_journals, total } }];
  });
}

interface Take {
  offering: string;
  sheets: readonly string[];
  journals: readonly string[];
}
/** Ratings of all sheets of a course from its journals; again it changes nothing. */
export const takeRatingsOf = (
  sheets: number,
): CommandDefinition<Take, (typeof gradeSheet)[], { shares: readonly Share[] } & Pick<Known, 'systems'>> => ({
  type: 'TakeRatings',
  aggregates: Array.from({ length: sheets }, () => gradeSheet),
  ids: ({ sheets: uids }) => [...uids],
  facts: ({ offering }, get) => ({
    shares: sharesOfCourse(offering, get),
    systems: get(systemsFact, allRecordsKey) ?? {},
  }),
  reads: ({ journals }) => journals.map(id => ({ aggregate: journal, id })),
  decide: ({ journals }, states, known, _context, read) => {
    const marks = marksOfStudents(journals.map(id => read!(journal, id)));
    return states.map(sheet => takeRatings(sheet, marks, known));
  },
});
