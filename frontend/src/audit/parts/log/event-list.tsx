import Box from '@mui/material/Box';
import type { LoggedEvent } from '@portal/event-schemas/audit/history.ts';
import { idsOf } from '@portal/event-schemas/audit/words/differences.ts';
import { useMemo } from 'react';
import { useEventChanges } from '../../log-calls.ts';
import { useNames } from '../../state-calls.ts';
import { EventLine } from './event-line.tsx';

const none: readonly never[] = [];

/** A page of a history as a timeline; what each event changed comes a moment later. */
export function EventList({ events, onOpen }: { events: readonly LoggedEvent[]; onOpen: (position: number) => void }) {
  const positions = useMemo(() => events.map(event => event.position), [events]);
  const found = useEventChanges(positions).data;
  const changes = useMemo(() => new Map((found ?? none).map(one => [one.position, one.changes])), [found]);
  const names = useNames(useMemo(() => idsOf([...changes.values()].flatMap(one => one ?? [])), [changes]));
  return (
    <Box component="ol" sx={{ py: 'var(--s2)' }}>
      {events.map(event => (
        <EventLine
          key={event.position}
          event={event}
          changes={changes.get(event.position)}
          names={names}
          onOpen={onOpen}
        />
      ))}
    </Box>
  );
}
