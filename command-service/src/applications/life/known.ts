import { applicationStatus } from '@portal/event-schemas/applications/declared.ts';
import type { Route, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { personOf, type Reviewer, type Ties } from '@portal/event-schemas/applications/rights.ts';
import { cathedra, eduProgram, student, teacher } from '@portal/event-schemas/curriculum/records.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { isDisabled, openHolders } from '../types/actors.ts';
import { newestTypeFact, publishedTypeFact, versionKey } from '../types/fact.ts';
import { debtsFact, finishedFact, personFact } from './facts.ts';

/** What the decisions of an application's life look at besides its own stream. */
export interface LifeKnown {
  /** The version that the application began with; of a new one the newest. */
  type: { version: number; definition: TypeDefinition; closed: boolean } | null;
  ties: Ties;
}
/** Which application a command is about; `version` null: a new one. The call reads it off the application, where it never changes. */
export interface Subject {
  type: string;
  version: number | null;
  applicant: string;
}

/** Under "log in as" the account logged in as. */
export const reviewerOf = (actor: Actor): Reviewer => ({ account: actor.on_behalf_of ?? actor.id, roles: actor.roles });

export function lifeKnownOf(data: Subject, get: GetFact): LifeKnown {
  const type = typeOf(data, get);
  return { type, ties: tiesOf(data.applicant, type?.definition.route ?? null, get) };
}

function typeOf({ type, version }: Subject, get: GetFact): LifeKnown['type'] {
  const newest = get(newestTypeFact, type);
  if (version === null) return newest;
  const published = get(publishedTypeFact, versionKey(type, version));
  return published && { version, definition: published.definition, closed: newest?.closed ?? false };
}

/**
 * The advisor of a student; the head of the department of their program, or of the department at which they teach. Of
 * those whom the route means, who can sign at all.
 */
export function tiesOf(applicant: string, route: Route | null, get: GetFact): Ties {
  const asStudent = get(recordFact(student), applicant);
  const department = asStudent
    ? get(recordFact(eduProgram), asStudent.edu_program)?.cathedra
    : get(recordFact(teacher), applicant)?.cathedra;
  const ties = {
    account: applicant,
    advisor: asStudent?.advisor ?? null,
    head: (department ? get(recordFact(cathedra), department)?.head : null) ?? null,
  };
  const actors = route?.steps.flatMap(step => step.waypoints.flatMap(waypoint => waypoint.actors)) ?? [];
  const persons = [...new Set(actors.map(actor => personOf(actor, ties)))].filter(person => typeof person === 'string');
  const roles = [...new Set(actors.flatMap(actor => (actor.kind === 'role' ? [actor.role] : [])))];
  return {
    ...ties,
    disabled: persons.filter(person => isDisabled(person, get)),
    holders: Object.fromEntries(
      roles.flatMap(role => {
        const open = openHolders(role, get);
        return open ? [[role, open]] : [];
      }),
    ),
  };
}

/** Who the applicant is, for the rules of who may apply. */
export function applicantOf(applicant: string, roles: readonly string[], get: GetFact) {
  return {
    about: { roles, student: get(recordFact(student), applicant), debts: get(debtsFact, applicant) ?? {} },
    name: get(personFact, applicant)?.name ?? '',
    finished: get(finishedFact, applicant) ?? [],
  };
}
export const statusOf = (uid: string, get: GetFact) => get(recordFact(applicationStatus), uid);
