import type { entities } from './entities.ts';
import { z } from 'zod';
import { type ContractsOf, defineContracts, type EntityContracts } from '../kernel/calls.ts';
import { localized } from '../kernel/localized.ts';
import { roleSchema } from '../kernel/roles.ts';
import { memberLife } from './lives.ts';

const memberStates = Object.keys(memberLife.states) as [keyof typeof memberLife.states];
export const ownClub = z.object({
  club: z.string(),
  keeps: z.enum(['founder', 'moderator']).nullable(),
  member: z.enum(memberStates).nullable(),
});
const named = z.array(z.object({ value: roleSchema, name: localized }));

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'GET /student_clubs/mine/': { answer: z.array(ownClub) },
  'GET /student_clubs/role_name/': { answer: named },
  'GET /student_clubs/role_name_relation/': { answer: named },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts>, EntityContracts<typeof entities.club_member> {}
}
