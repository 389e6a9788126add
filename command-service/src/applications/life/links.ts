import type { RelatedKind } from '@portal/event-schemas/applications/codes.ts';
import type { FormValues, Property } from '@portal/event-schemas/applications/definition.ts';
import type { AnswerValue } from '@portal/event-schemas/applications/requests.ts';
import { cathedra, discipline, eduProgram, faculty, student, studentGroup, studyPeriod, teacher } from '@portal/event-schemas/curriculum/records.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';

/** What a `rel` points to, where it is a record. Years are numbers, and a person's courses are their own card's: these are chosen from lists and looked at by whoever decides. */
const records: Partial<Record<RelatedKind, RecordDefinition<any>>> = {
  discipline, teacher, student, student_group: studentGroup, edu_program: eduProgram, faculty, cathedra, study_period: studyPeriod,
};

/** Uids in `rel` fields that no record has: in the answers, and in what was saved before (`kept`, by prop_code). */
export function deadLinks(properties: readonly Property[], answers: readonly AnswerValue[], kept: FormValues, get: GetFact): string[] {
  const answered = new Map(answers.map(({ property, value_rel }) => [property, value_rel]));
  return properties.flatMap(({ uid, prop_code, code, related }) => {
    const record = code === 'rel' && related !== null ? records[related] : undefined;
    const chosen = [answered.get(uid), kept[prop_code]].flatMap(value => (Array.isArray(value) ? value : typeof value === 'string' ? [value] : []));
    return record ? chosen.filter(one => one !== '' && get(recordFact(record), one) === null) : [];
  });
}
