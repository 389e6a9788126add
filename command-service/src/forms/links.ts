import type { RelatedKind } from '@portal/event-schemas/forms/codes.ts';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import type { AnswerValue } from '@portal/event-schemas/forms/property.ts';
import {
  cathedra,
  discipline,
  eduProgram,
  faculty,
  student,
  studentGroup,
  studyPeriod,
  teacher,
} from '@portal/event-schemas/curriculum/records.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { currentPeriodFact, takenCoursesFact } from './facts.ts';

type Is = (chosen: string, applicant: string, get: GetFact) => boolean;
const isRecord =
  (record: RecordDefinition<any>): Is =>
  (chosen, _applicant, get) =>
    get(recordFact(record), chosen) !== null;
/** Whether a `rel` leads to something: a record; a year that has a study period; a course on which the applicant has a seat. */
const leads: Record<RelatedKind, Is> = {
  discipline: isRecord(discipline),
  teacher: isRecord(teacher),
  student: isRecord(student),
  student_group: isRecord(studentGroup),
  edu_program: isRecord(eduProgram),
  faculty: isRecord(faculty),
  cathedra: isRecord(cathedra),
  study_period: isRecord(studyPeriod),
  study_year: (chosen, _applicant, get) =>
    Object.values(get(currentPeriodFact, 'all') ?? {}).some(({ study_year }) => String(study_year) === chosen),
  my_course: (chosen, applicant, get) => get(takenCoursesFact, applicant)?.includes(chosen) ?? false,
};

/** What stands in `rel` fields and leads to nothing: in the answers, and in what was saved before (`kept`, by prop_code). */
export function deadLinks(
  properties: readonly Property[],
  answers: readonly AnswerValue[],
  kept: FormValues,
  applicant: string,
  get: GetFact,
): string[] {
  const answered = new Map(answers.map(({ property, value_rel }) => [property, value_rel]));
  return properties.flatMap(({ uid, prop_code, code, related }) => {
    if (code !== 'rel' || related === null) return [];
    const chosen = [answered.get(uid), kept[prop_code]].flatMap(value =>
      Array.isArray(value) ? value : typeof value === 'string' ? [value] : [],
    );
    return chosen.filter(one => one !== '' && !leads[related](one, applicant, get));
  });
}
