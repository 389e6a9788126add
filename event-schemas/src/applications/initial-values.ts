import { preparationLevelNames, studyFormNames, studyYearName } from '../curriculum/names.ts';
import type { Locale, Localized } from '../kernel/localized.ts';
import type { InitialSource, RelatedKind } from '../forms/codes.ts';
import type { FieldValue, Property } from '../forms/property.ts';
import { defaultValue } from '../forms/form-rules.ts';

/**
 * What a field takes from its source at the start: one set of rules for the form that shows it and for the decision
 * that puts it where the applicant cannot. Pure. What is known of a person and of the day:
 */
export interface About {
  display_name: string | null;
  email: string | null;
  phone: string | null;
  code: string | null;
  student_group: string | null;
  group_code: string | null;
  edu_program: string | null;
  program_name: Localized | null;
  faculty: string | null;
  faculty_name: Localized | null;
  cathedra: string | null;
  cathedra_name: Localized | null;
  course: number | null;
  /** Of approved marks, in hundredths. */
  gpa: number | null;
  preparation_level: string | null;
  study_form: string | null;
  advisor: string | null;
  advisor_name: string | null;
  study_period: string | null;
  period_name: Localized | null;
  study_year: number | null;
}

/** A source in two forms: the uid of the thing for a `rel` of its kind, and words for all other fields. */
export interface Taken {
  related?: RelatedKind;
  uid?: string | null;
  text: string | Localized | null;
  value?: FieldValue;
}
const named = (names: Record<string, Localized>, code: string | null): Localized | null =>
  code === null ? null : (names[code] ?? null);
export const takers: Record<InitialSource, (about: About, now: Date, today: string) => Taken> = {
  'profile.full_name': ({ display_name }) => ({ text: display_name }),
  'profile.code': ({ code }) => ({ text: code }),
  'profile.email': ({ email }) => ({ text: email }),
  'profile.phone': ({ phone }) => ({ text: phone }),
  'profile.group': ({ student_group, group_code }) => ({
    related: 'student_group',
    uid: student_group,
    text: group_code,
  }),
  'profile.edu_program': ({ edu_program, program_name }) => ({
    related: 'edu_program',
    uid: edu_program,
    text: program_name,
  }),
  'profile.faculty': ({ faculty, faculty_name }) => ({ related: 'faculty', uid: faculty, text: faculty_name }),
  'profile.cathedra': ({ cathedra, cathedra_name }) => ({ related: 'cathedra', uid: cathedra, text: cathedra_name }),
  'profile.course': ({ course }) => ({ text: course === null ? null : String(course), value: course }),
  'profile.gpa': ({ gpa }) => (gpa === null ? { text: null } : { text: (gpa / 100).toFixed(2), value: gpa / 100 }),
  'profile.preparation_level': ({ preparation_level }) => ({
    text: named(preparationLevelNames, preparation_level),
    value: preparation_level,
  }),
  'profile.study_form': ({ study_form }) => ({ text: named(studyFormNames, study_form), value: study_form }),
  'profile.advisor': ({ advisor, advisor_name }) => ({ related: 'teacher', uid: advisor, text: advisor_name }),
  today: (_about, _now, today) => ({ text: today }),
  now: (_about, now, today) => ({ text: today, value: now.toISOString() }),
  'current.study_year': ({ study_year }) => ({
    related: 'study_year',
    uid: study_year === null ? null : String(study_year),
    text: study_year === null ? null : studyYearName(study_year),
    value: study_year,
  }),
  'current.study_period': ({ study_period, period_name }) => ({
    related: 'study_period',
    uid: study_period,
    text: period_name,
  }),
};

/** What is taken, as a field of that kind holds it; nothing where it does not fit. */
export function fitted(property: Property, { related, uid, text, value }: Taken, locale: Locale): FieldValue {
  const words = text !== null && typeof text === 'object' ? text[locale] : text;
  switch (property.code) {
    case 'rel': {
      const fits = typeof uid === 'string' && property.related === related;
      return fits ? (property.multiple ? [uid] : uid) : defaultValue(property);
    }
    case 'text':
    case 'input':
      return words ?? '';
    case 'int':
    case 'float':
      return typeof value === 'number'
        ? value
        : words !== null && words.trim() !== '' && Number.isFinite(Number(words))
          ? Number(words)
          : defaultValue(property);
    case 'date':
      return words !== null && /^\d{4}-\d\d-\d\d$/.test(words) ? words : null;
    case 'datetime':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
    case 'dropdown': {
      const option =
        property.options.find(one => one.value === String(value ?? words)) ??
        property.options.find(one => one.name[locale] === words);
      return option ? (property.multiple ? [option.value] : option.value) : defaultValue(property);
    }
    default:
      return defaultValue(property);
  }
}
