import { useState, useSyncExternalStore } from 'react';
import type { StudentRow } from '@portal/event-schemas/advising/views.ts';
import { heldStore } from '../../../http/held.ts';
import { useCall } from '../../../http/use-call.ts';
import { asRows } from '../../../lists/rows.ts';
import { cardKey } from '../../../registration/api.ts';
import { queueQuery, type Origin } from './origin.ts';

/** So many of those that wait are looked at. */
const most = 100;

/**
 * The cards that wait for review in the list that one came from: how many there are besides this one, and which stands behind it; after the last one the
 * first comes again. What is decided and held still waits no longer.
 */
export function useQueue(card: string, origin: Origin | null): { left: number | undefined; next: StudentRow | null } {
  const held = useSyncExternalStore(heldStore.subscribe, heldStore.current);
  const waiting = useCall(
    asRows('GET /advisors/my_students/all/'),
    { query: { ...queueQuery(origin ?? { from: 'advisor-review', list: '' }), range: JSON.stringify([0, most - 1]) } },
    { enabled: origin !== null, live: { channel: 'registration', keys: [cardKey(card)] } },
  );
  const rows = (waiting.data ?? []).filter(row => row.card === card || !held.some(({ about }) => about === row.card));
  const at = rows.findIndex(row => row.card === card);
  // A card that was answered is gone from the queue: the one that stood behind it has taken its place.
  const [place, setPlace] = useState(0);
  if (at >= 0 && at !== place) setPlace(at);
  const next = (at >= 0 ? rows[at + 1] : rows[place]) ?? rows[0];
  const others = rows.filter(row => row.card !== card);
  return {
    left: waiting.data && others.length,
    next: next && next.card !== card ? next : null,
  };
}
