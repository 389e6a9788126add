import { contracts } from '@portal/event-schemas/identity/calls.ts';
import type { RightsView } from '@portal/event-schemas/identity/rights-review.ts';
import type { Module } from '@portal/event-schemas/kernel/module.ts';
import type { Audience } from '@portal/event-schemas/kernel/roles.ts';
import { query } from '@portal/platform/http/types.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';

type Right = RightsView['calls'][number];

/** Every call that modules declare, with who may make it: what the guard goes by. */
export function rightsOf(modules: readonly Pick<Module, 'name' | 'access' | 'records'>[]): Right[] {
  const rights = modules.flatMap(({ name: module, access: { commands, queries, folds = {} }, records }) => {
    const right =
      (changes: boolean) =>
      ([call, audience]: [string, Audience | undefined]): Right[] =>
        audience === undefined
          ? []
          : [{ call, module, changes, audience: typeof audience === 'string' ? audience : [...audience] }];
    const ofRecords = records
      .filter(({ declared }) => !declared)
      .flatMap(({ calls = {}, readers, writers }) => {
        const { list, get, ...changing } = calls;
        return [
          ...[list, get].flatMap(call => (call ? right(false)([call, readers]) : [])),
          ...Object.values(changing).flatMap(call => (call ? right(true)([call, writers]) : [])),
        ];
      });
    return [
      ...Object.entries(commands).flatMap(right(true)),
      ...[...Object.entries(queries), ...Object.entries(folds)].flatMap(right(false)),
      ...ofRecords,
    ];
  });
  const byCall = new Map(rights.map(right => [right.call, right]));
  return [...byCall.values()].sort(
    (one, other) => one.module.localeCompare(other.module) || one.call.localeCompare(other.call),
  );
}

export const rights = query(contracts['GET /identity/rights/'], {
  summary: 'Who may do what',
  asOf: 'never',
  run: async () => ({ calls: rightsOf(declaredModules) }),
});
