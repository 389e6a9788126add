import type { Role } from '../../kernel/roles.ts';

/** What a check is told of people: how many accounts have a role, and whether an account is there. What is absent was not looked at. */
export interface KnownActors {
  holders: Partial<Record<Role, number>>;
  accounts: Readonly<Record<string, 'open' | 'disabled' | 'unknown'>>;
  /** Names of departments without a head. */
  headless?: readonly string[];
}
export const nothingKnown: KnownActors = { holders: {}, accounts: {} };
