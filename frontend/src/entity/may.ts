import type { Audience } from '@portal/event-schemas/kernel/role-list.ts';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useSession } from '../app/portal.ts';

/** Whether whoever is signed in is of an audience: what they may not do is not offered. The server decides. */
export function useMay(): (audience: Audience) => boolean {
  const { role } = useSession();
  const held = role.filter(({ is_active }) => is_active).map(({ code }) => code);
  return audience =>
    typeof audience === 'string' ? audience !== 'anonymous' : audience.some(one => held.includes(one));
}

/** Whether the reader may change a record's fields, or remove it: theirs, and in a state that allows it. */
export function useMayChange({ write, owner, life, calls, stays }: Entity<any>): (row: Record<string, unknown>) => {
  change: boolean;
  remove: boolean;
} {
  const may = useMay();
  const { profile } = useSession();
  return row => {
    const allowed = may(write) && (!owner || row[owner.field] === profile?.uid || may(owner.others));
    const state = String(row['state']);
    return {
      change: allowed && calls.change !== null && (life?.open.includes(state) ?? true),
      remove: allowed && calls.remove !== null && !stays?.holds(row) && (life?.removable.includes(state) ?? true),
    };
  };
}
