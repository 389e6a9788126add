import type { FieldValue, Property } from '@portal/event-schemas/forms/property.ts';
import { fitted, takers, type About } from '@portal/event-schemas/applications/initial-values.ts';
import {
  cathedra,
  eduProgram,
  faculty,
  student,
  studentGroup,
  teacher,
} from '@portal/event-schemas/curriculum/records.ts';
import { gpaOf } from '@portal/event-schemas/grades/calculation/gpa.ts';
import { locales } from '@portal/event-schemas/kernel/localized.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { currentPeriodFact, currentPeriodOf } from '../../forms/facts.ts';
import { creditsFact, gradedKey, personFact, resultsFact } from './facts.ts';
import type { Moment } from '../../forms/form-after.ts';

/**
 * What the portal itself puts into fields that the applicant cannot edit, by prop_code, in every language: the first is what stands there unless another one of
 * them was sent. So nobody writes somebody else's name into a field that is filled from the profile.
 */
export function givenValues(
  properties: readonly Property[],
  applicant: string,
  { now, time_zone }: Moment,
  get: GetFact,
): Record<string, readonly FieldValue[]> {
  const closed = properties.filter(({ is_accessible, initial }) => !is_accessible && initial !== null);
  const taking = closed.some(({ initial }) => initial !== null && 'source' in initial);
  const today = dateIn(time_zone, new Date(now));
  const about = taking ? aboutOf(applicant, today, get) : null;
  return Object.fromEntries(
    closed.map(property => {
      const initial = property.initial!;
      return [
        property.prop_code,
        'value' in initial
          ? [initial.value]
          : locales.map(locale => fitted(property, takers[initial.source](about!, new Date(now), today), locale)),
      ];
    }),
  );
}

const nameOf = (person: { last_name: string; first_name: string; middle_name: string } | null): string | null =>
  person && [person.last_name, person.first_name, person.middle_name].filter(Boolean).join(' ');

/** Of the results that count; what registration knows of them is what was approved. */
function gpaKnown(student: string, get: GetFact): number | null {
  const results = get(resultsFact, student) ?? [];
  const attempts = results.map(({ discipline, points, ...one }, order) => ({
    discipline,
    points,
    order,
    credits: get(creditsFact, gradedKey({ discipline, ...one })) ?? 0,
  }));
  return gpaOf(attempts).gpa;
}

/** The same of a person as the form shows it, from facts. */
function aboutOf(applicant: string, today: string, get: GetFact): About {
  const studies = get(recordFact(student), applicant);
  const teaches = studies ? null : get(recordFact(teacher), applicant);
  const account = get(personFact, applicant);
  const group = studies?.student_group ? get(recordFact(studentGroup), studies.student_group) : null;
  const program = studies ? get(recordFact(eduProgram), studies.edu_program) : null;
  const ofDepartment = program?.cathedra ?? teaches?.cathedra ?? null;
  const department = ofDepartment ? get(recordFact(cathedra), ofDepartment) : null;
  const school = department ? get(recordFact(faculty), department.faculty) : null;
  const advisor = studies?.advisor ? get(recordFact(teacher), studies.advisor) : null;
  const period = currentPeriodOf(get(currentPeriodFact, 'all') ?? {}, today);
  return {
    display_name: nameOf(studies) ?? nameOf(teaches) ?? account?.name ?? null,
    email: studies?.email || account?.email || null,
    phone: account?.phone ?? null,
    code: studies?.code ?? teaches?.code ?? null,
    student_group: studies?.student_group ?? null,
    group_code: group?.code ?? null,
    edu_program: studies?.edu_program ?? null,
    program_name: program?.name ?? null,
    faculty: school?.uid ?? null,
    faculty_name: school?.name ?? null,
    cathedra: department?.uid ?? null,
    cathedra_name: department?.name ?? null,
    course: studies?.course ?? null,
    gpa: studies ? gpaKnown(applicant, get) : null,
    preparation_level: studies?.preparation_level ?? null,
    study_form: studies?.study_form ?? null,
    advisor: studies?.advisor ?? null,
    advisor_name: nameOf(advisor),
    study_period: period?.uid ?? null,
    period_name: period?.name ?? null,
    study_year: period?.study_year ?? null,
  };
}
