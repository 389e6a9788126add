import type { Audience } from './roles.ts';

/** A call as `METHOD /path/` below `/api/v1`, parameters in braces, spelt as in the specification's list of calls. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * A module's table of who may do what, and the only place where it stands. A call that is in no table cannot be declared.
 * `commands` are served by the command-service (they change something), `queries` by the projection-service.
 * `folds` are queries that the command-service serves because they fold streams with its aggregates (state as of a moment).
 * Ownership (a student sees their own) is declared with the call.
 */
export interface AccessTable {
  module: string;
  /** What the module's calls are for, in a sentence, for the API's document. */
  about?: string;
  commands: Partial<Record<Call, Audience>>;
  queries: Partial<Record<Call, Audience>>;
  folds?: Partial<Record<Call, Audience>>;
  /** Its calls are for people alone: no key of a program has them in its scopes. */
  keyless?: true;
  /** Commands that stay open to an administrator who is logged in as somebody; all others are closed there (docs/decisions/0030). */
  seat?: readonly Call[];
}
export const defineAccess = <const T extends AccessTable>(table: T): T => table;
