import type { Audience } from '@portal/event-schemas/kernel/role-list.ts';
import { useSession } from '../app/portal.ts';

/** Whether whoever is signed in is of an audience: what they may not do is not offered. The server decides. */
export function useMay(): (audience: Audience) => boolean {
  const { role } = useSession();
  const held = role.filter(({ is_active }) => is_active).map(({ code }) => code);
  return audience =>
    typeof audience === 'string' ? audience !== 'anonymous' : audience.some(one => held.includes(one));
}
