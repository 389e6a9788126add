import { preparationLevelNames, studyFormNames } from '../curriculum/names.ts';
import { roleNames } from '../identity/role-names.ts';
import { reject, type Rejection } from '../kernel/rejections.ts';
import type { Role } from '../kernel/roles.ts';
import type { blockingDebts } from './codes.ts';
import type { TypeDefinition } from './definition.ts';

/**
 * Whether a person may begin an application of a type, and send it: one set of rules for the decision and for the
 * `obstacle` that the list of types shows. Pure. Source: the type's audience, period, debts and limit; portal.md §8
 * "library debt, unpaid fine or financial debt blocks registration or applications".
 */
type StudentSeen = {
  preparation_level: TypeDefinition['audience']['preparation_levels'][number];
  study_form: TypeDefinition['audience']['study_forms'][number];
  course: number;
  edu_program: string;
};
export type Debts = Partial<Record<(typeof blockingDebts)[number], { amount: number | null; note: string }>>;
export interface About {
  roles: readonly string[];
  /** Null: not a student. */
  student: StudentSeen | null;
  debts: Debts;
  /** Their own of the type that are not finished: drafts, in review, returned. */
  open: number;
}
export interface Beginning {
  definition: TypeDefinition;
  closed: boolean;
  about: About;
  now: string;
}
type Rule = (beginning: Beginning) => Rejection | null;

const takesApplications: Rule = ({ definition, closed }) =>
  closed ? reject('applications.type_closed', { type: definition.names }) : null;

const forRole: Rule = ({ definition: { names, audience }, about }) =>
  audience.roles.some(role => about.roles.includes(role))
    ? null
    : reject('applications.not_for_your_role', {
        type: names,
        roles: audience.roles.map(role => roleNames[role]),
        own: about.roles.map(role => roleNames[role as Role] ?? role),
      });

/** Levels, forms, courses and programs are asked of students; who may apply by another role of theirs is let through. */
const asStudent =
  (rule: (beginning: Beginning & { student: StudentSeen }) => Rejection | null): Rule =>
  beginning => {
    const { definition, about } = beginning;
    const bySomethingElse = definition.audience.roles.some(role => role !== 'student' && about.roles.includes(role));
    return bySomethingElse || about.student === null ? null : rule({ ...beginning, student: about.student });
  };
const lets = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value);
const forLevel = asStudent(({ definition: { names, audience }, student }) =>
  lets(audience.preparation_levels, student.preparation_level)
    ? null
    : reject('applications.not_for_your_level', {
        type: names,
        levels: audience.preparation_levels.map(level => preparationLevelNames[level]),
        own: preparationLevelNames[student.preparation_level],
      }),
);
const forStudyForm = asStudent(({ definition: { names, audience }, student }) =>
  lets(audience.study_forms, student.study_form)
    ? null
    : reject('applications.not_for_your_study_form', {
        type: names,
        forms: audience.study_forms.map(form => studyFormNames[form]),
        own: studyFormNames[student.study_form],
      }),
);
const forCourse = asStudent(({ definition: { names, audience }, student }) =>
  lets(audience.courses, student.course)
    ? null
    : reject('applications.not_for_your_course', { type: names, courses: audience.courses, own: student.course }),
);
const forProgram = asStudent(({ definition: { names, audience }, student }) =>
  lets(audience.edu_programs, student.edu_program)
    ? null
    : reject('applications.not_for_your_program', { type: names }),
);

const periodBegun: Rule = ({ definition: { names, period }, now }) =>
  period && Date.parse(now) < Date.parse(period.start)
    ? reject('applications.period_not_begun', { type: names, start: period.start, end: period.end })
    : null;
const periodGoesOn: Rule = ({ definition: { names, period }, now }) =>
  period && Date.parse(now) > Date.parse(period.end)
    ? reject('applications.period_over', { type: names, start: period.start, end: period.end })
    : null;

const owes =
  (kind: keyof Debts): Rule =>
  ({ definition: { names, blocked_by }, about }) => {
    const debt = about.debts[kind];
    return debt && blocked_by.includes(kind)
      ? reject(`applications.debt_${kind}`, { type: names, amount: debt.amount, note: debt.note })
      : null;
  };
const withinLimit: Rule = ({ definition: { names, max_open }, about }) =>
  max_open !== null && about.open >= max_open
    ? reject('applications.open_limit', { type: names, open: about.open, max: max_open })
    : null;

export const audienceRules: readonly Rule[] = [forRole, forLevel, forStudyForm, forCourse, forProgram];
/** A draft may be written before the period begins and with debts: both can be settled until it is sent. */
export const beginRules: readonly Rule[] = [takesApplications, ...audienceRules, periodGoesOn, withinLimit];
/** Sent for the first time; what came back for correction is only corrected. */
export const sendRules: readonly Rule[] = [
  takesApplications,
  ...audienceRules,
  periodBegun,
  periodGoesOn,
  owes('financial'),
  owes('library'),
  owes('fine'),
];

const first = (rules: readonly Rule[], beginning: Beginning): Rejection | null => {
  for (const rule of rules) {
    const refusal = rule(beginning);
    if (refusal) return refusal;
  }
  return null;
};
/** Why not, null = may. */
export const beginRefusal = (beginning: Beginning): Rejection | null => first(beginRules, beginning);
export const sendRefusal = (beginning: Beginning): Rejection | null => first(sendRules, beginning);
