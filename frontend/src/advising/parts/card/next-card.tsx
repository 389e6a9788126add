import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../http/use-call.ts';
import { asRows } from '../../../lists/rows.ts';
import { cardKey } from '../../../registration/api.ts';
import { useStudentText } from '../../text.ts';
import { queueQuery, useOriginLinks, type Origin } from './origin.ts';

/** So many of those that wait are looked at. */
const queue = 100;

/**
 * The way to the card that waits for review after this one in the list that one came from; after the last one the first
 * comes again. Nothing where none is left.
 */
export default function NextCard({ card, origin }: { card: string; origin: Origin }) {
  const t = useStudentText();
  const { cardFrom } = useOriginLinks();
  const waiting = useCall(
    asRows('GET /advisors/my_students/all/'),
    { query: { ...queueQuery(origin), range: JSON.stringify([0, queue - 1]) } },
    { live: { channel: 'registration', keys: [cardKey(card)] } },
  );
  const rows = waiting.data ?? [];
  const at = rows.findIndex(row => row.card === card);
  // A card that was answered is gone from the queue: the one that stood behind it has taken its place.
  const [place, setPlace] = useState(0);
  if (at >= 0 && at !== place) setPlace(at);
  const next = (at >= 0 ? rows[at + 1] : rows[place]) ?? rows[0];
  if (!next || next.card === card) return null;
  return (
    <Button component={Link} to={cardFrom(origin, next)}>
      {t('card.next')}
    </Button>
  );
}
