import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import type { freeRooms, freeTimes } from '@portal/event-schemas/offerings/views.ts';
import type { Lesson } from '@portal/event-schemas/registration/values.ts';
import { useId, type ReactNode } from 'react';
import type { z } from 'zod';
import { api } from '../../http/client.ts';
import { useRegistrationText } from '../../registration/api.ts';
import { EmptyState, ErrorState, Skeletons } from '../../shell/states.tsx';
import { useOfferingsText } from '../text.ts';
import { dayKeys } from './clashes.tsx';

type Rooms = z.infer<typeof freeRooms>;
type Times = z.infer<typeof freeTimes>;
interface Props {
  term: string;
  lesson: Lesson;
  onClose: () => void;
}

function Proposed<T extends readonly unknown[]>({
  title,
  lead,
  call,
  body,
  onClose,
  children,
}: {
  title: string;
  lead: string;
  call: Call;
  body: unknown;
  onClose: () => void;
  children: (found: T) => ReactNode;
}) {
  const t = useOfferingsText();
  const id = useId();
  const found = useQuery<T>({
    queryKey: [call, JSON.stringify(body)],
    queryFn: ({ signal }) => api<T>(call, { body }, { signal }),
    staleTime: 0,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <p className="mut" style={{ marginBottom: 12 }}>
          {lead}
        </p>
        {found.isPending && <Skeletons lines={4} />}
        {found.isError && <ErrorState error={found.error} retry={() => void found.refetch()} />}
        {found.data && (found.data.length === 0 ? <EmptyState title={t('nothing_free')} /> : children(found.data))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Rooms that are free at all times of a lesson and large enough, the smallest first; the one that is pressed is taken. */
export function FreeRooms({ term, lesson, onClose, onPick }: Props & { onPick: (room: string, code: string) => void }) {
  const t = useOfferingsText();
  return (
    <Proposed<Rooms>
      title={t('free_rooms')}
      lead={t('free_rooms_lead', { smart_count: lesson.capacity })}
      call="POST /offerings/free_rooms/"
      body={{ study_period: term, meetings: lesson.meetings, capacity: lesson.capacity, lesson: lesson.uid }}
      onClose={onClose}
    >
      {rooms => (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {rooms.map(room => (
            <li key={room.uid}>
              <Button variant="outlined" onClick={() => onPick(room.uid, room.code)}>
                {room.code}
                <Box component="span" className="mut num" sx={{ marginLeft: 1 }}>
                  {[room.building, t('places', { smart_count: room.capacity })].filter(Boolean).join(' · ')}
                </Box>
              </Button>
            </li>
          ))}
        </Box>
      )}
    </Proposed>
  );
}

/** Times at which the teacher, the groups and the room of a lesson are all free, by day; the one that is pressed is taken. */
export function FreeTimes({
  term,
  lesson,
  meeting,
  onClose,
  onPick,
}: Props & { meeting: number; onPick: (at: { day: number; start: number }) => void }) {
  const t = useOfferingsText();
  const r = useRegistrationText();
  const { length, weeks } = lesson.meetings[meeting]!;
  return (
    <Proposed<Times>
      title={t('free_times')}
      lead={t('free_times_lead')}
      call="POST /offerings/free_times/"
      body={{
        study_period: term,
        length,
        weeks,
        teacher: lesson.teacher,
        room: lesson.room,
        groups: lesson.groups ?? [],
        capacity: lesson.capacity,
        lesson: lesson.uid,
      }}
      onClose={onClose}
    >
      {times =>
        dayKeys.map((key, day) => {
          const ofDay = times.filter(one => one.day === day);
          return (
            ofDay.length > 0 && (
              <Box key={key} component="section" sx={{ marginBottom: 1.5 }}>
                <Box component="h3" sx={{ font: 'var(--t-label)', marginBottom: '4px' }}>
                  {r(`day.${key}`)}
                </Box>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
                  {ofDay.map(one => (
                    <Button
                      key={one.start}
                      size="small"
                      variant="outlined"
                      className="num"
                      onClick={() => onPick(one)}
                      title={lesson.room ? undefined : t('rooms_free', { smart_count: one.rooms })}
                    >
                      {`${clockTime(one.start)}–${clockTime(one.end)}`}
                    </Button>
                  ))}
                </Box>
              </Box>
            )
          );
        })
      }
    </Proposed>
  );
}
