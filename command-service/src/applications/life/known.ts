import { applicationStatus } from '@portal/event-schemas/applications/records.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { Reviewer, Ties } from '@portal/event-schemas/applications/rights.ts';
import { cathedra, eduProgram, student, teacher } from '@portal/event-schemas/curriculum/records.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { newestTypeFact, publishedTypeFact, versionKey } from '../types/fact.ts';
import { debtsFact, finishedFact, personFact } from './facts.ts';

/** What the decisions of an application's life look at besides its own stream. */
export interface LifeKnown {
  /** The version that the application began with; of a new one the newest. */
  type: { version: number; definition: TypeDefinition; closed: boolean } | null;
  ties: Ties;
}
/** Which application a command is about; `version` null: a new one. The call reads it off the application, where it never changes. */
export interface Subject { type: string; version: number | null; applicant: string }

/** Under "log in as" the account logged in as. */
export const reviewerOf = (actor: Actor): Reviewer => ({ account: actor.on_behalf_of ?? actor.id, roles: actor.roles });

export const lifeKnownOf = (data: Subject, get: GetFact): LifeKnown => ({ type: typeOf(data, get), ties: tiesOf(data.applicant, get) });

function typeOf({ type, version }: Subject, get: GetFact): LifeKnown['type'] {
  const newest = get(newestTypeFact, type);
  if (version === null) return newest;
  const published = get(publishedTypeFact, versionKey(type, version));
  return published && { version, definition: published.definition, closed: newest?.closed ?? false };
}

/** The advisor of a student; the head of the department of their program, or of the department at which they teach. */
export function tiesOf(applicant: string, get: GetFact): Ties {
  const asStudent = get(recordFact(student), applicant);
  const department = asStudent ? get(recordFact(eduProgram), asStudent.edu_program)?.cathedra : get(recordFact(teacher), applicant)?.cathedra;
  return { account: applicant, advisor: asStudent?.advisor ?? null, head: (department ? get(recordFact(cathedra), department)?.head : null) ?? null };
}

/** Who the applicant is, for the rules of who may apply. */
export function applicantOf(applicant: string, roles: readonly string[], get: GetFact) {
  return { about: { roles, student: get(recordFact(student), applicant), debts: get(debtsFact, applicant) ?? {} }, name: get(personFact, applicant)?.name ?? '', finished: get(finishedFact, applicant) ?? [] };
}
export const statusOf = (uid: string, get: GetFact) => get(recordFact(applicationStatus), uid);
