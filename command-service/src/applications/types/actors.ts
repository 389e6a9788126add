import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { KnownActors } from '@portal/event-schemas/applications/checks/known.ts';
import { crowds, holdersKept } from '@portal/event-schemas/applications/rights.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { defineFact, type GetFact } from '@portal/platform/facts/types.ts';

type Seen<D> = { stream: string; data: D };
const accountIn = (stream: string): string => stream.slice('account-'.length);
const counting = (role: Role, by: 1 | -1) => ({ key: role, change: (known: number | null) => (known ?? 0) + by });

/** How many accounts have a role, by role. */
export const roleHoldersFact = defineFact<number>({
  name: 'applications.role_holders',
  fold: {
    AccountOpened: ({ data }: Seen<{ roles: Role[] }>) => data.roles.map(role => counting(role, 1)),
    RolesChanged: ({ data }: Seen<{ from: Role[]; to: Role[] }>) => [
      ...data.to.filter(role => !data.from.includes(role)).map(role => counting(role, 1)),
      ...data.from.filter(role => !data.to.includes(role)).map(role => counting(role, -1)),
    ],
  },
});
const among = (role: Role, account: string) =>
  crowds.includes(role)
    ? []
    : [{ key: role, change: (known: readonly string[] | null) => [...(known ?? []), account] }];
const without = (role: Role, account: string) =>
  crowds.includes(role)
    ? []
    : [{ key: role, change: (known: readonly string[] | null) => (known ?? []).filter(one => one !== account) }];
/** Accounts that have a role, by role, in the order in which they got it. */
export const roleAccountsFact = defineFact<readonly string[]>({
  name: 'applications.role_accounts',
  fold: {
    AccountOpened: ({ data }: Seen<{ account: string; roles: Role[] }>) =>
      data.roles.flatMap(role => among(role, data.account)),
    RolesChanged: ({ stream, data }: Seen<{ from: Role[]; to: Role[] }>) => [
      ...data.to.filter(role => !data.from.includes(role)).flatMap(role => among(role, accountIn(stream))),
      ...data.from.filter(role => !data.to.includes(role)).flatMap(role => without(role, accountIn(stream))),
    ],
  },
});

/** By account: that it exists, and whether it can be signed in to. */
export const accountFact = defineFact<{ disabled: boolean }>({
  name: 'applications.account',
  fold: {
    AccountOpened: ({ data }: Seen<{ account: string }>) => [
      { key: data.account, change: () => ({ disabled: false }) },
    ],
    AccountDisabled: ({ stream }: Seen<unknown>) => [{ key: accountIn(stream), change: () => ({ disabled: true }) }],
    AccountEnabled: ({ stream }: Seen<unknown>) => [{ key: accountIn(stream), change: () => ({ disabled: false }) }],
  },
});

/** The first holders of a role that can be signed in to; undefined: of the crowds nobody asks. */
export function openHolders(role: Role, get: GetFact): readonly string[] | undefined {
  if (crowds.includes(role)) return undefined;
  const open: string[] = [];
  for (const account of get(roleAccountsFact, role) ?? []) {
    if (!isDisabled(account, get)) open.push(account);
    if (open.length === holdersKept) break;
  }
  return open;
}
export const isDisabled = (account: string, get: GetFact): boolean => get(accountFact, account)?.disabled ?? false;

/** What the check asks of the people whom a route names. */
export function knownActors(definition: TypeDefinition, get: GetFact): KnownActors {
  const actors = definition.route.steps.flatMap(step => step.waypoints.flatMap(waypoint => waypoint.actors));
  return {
    holders: Object.fromEntries(
      actors.flatMap(actor => (actor.kind === 'role' ? [[actor.role, get(roleHoldersFact, actor.role) ?? 0]] : [])),
    ),
    accounts: Object.fromEntries(
      actors.flatMap(actor =>
        actor.kind === 'profile' ? [[actor.account, accountOf(get(accountFact, actor.account))]] : [],
      ),
    ),
  };
}
const accountOf = (account: { disabled: boolean } | null): 'open' | 'disabled' | 'unknown' =>
  account === null ? 'unknown' : account.disabled ? 'disabled' : 'open';
