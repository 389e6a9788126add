import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import type { freeRooms, freeTimes } from '@portal/event-schemas/offerings/views.ts';
import type { Lesson } from '@portal/event-schemas/registration/values.ts';
import { useId, type ReactNode } from 'react';
import type { z } from 'zod';
import { api } from '../../http/client.ts';
import { useRegistrationText } from '../../registration/api.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
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
  asked,
  ask,
  onClose,
  children,
}: {
  title: string;
  lead: string;
  /** What the answer depends on. */
  asked: readonly unknown[];
  ask: (signal: AbortSignal) => Promise<T>;
  onClose: () => void;
  children: (found: T) => ReactNode;
}) {
  const t = useOfferingsText();
  const id = useId();
  const found = useQuery<T>({
    queryKey: asked,
    queryFn: ({ signal }) => ask(signal),
    staleTime: 0,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <p className="mut" style={{ marginBottom: 12 }}>
          {lead}
        </p>
        <CallState call={found} lines={4} />
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
  const { meetings, capacity, uid } = lesson;
  const body = { study_period: term, meetings, capacity, lesson: uid };
  return (
    <Proposed<Rooms>
      title={t('free_rooms')}
      lead={t('free_rooms_lead', { smart_count: lesson.capacity })}
      asked={['POST /offerings/free_rooms/', body]}
      ask={signal => api('POST /offerings/free_rooms/', { body }, { signal })}
      onClose={onClose}
    >
      {rooms => (
        <Box
          component="ul"
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 1 }}
        >
          {rooms.map(room => (
            <li key={room.uid}>
              <Button fullWidth sx={{ justifyContent: 'flex-start' }} onClick={() => onPick(room.uid, room.code)}>
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
  const { teacher, room, groups = [], capacity, uid } = lesson;
  const body = { study_period: term, length, weeks, teacher, room, groups, capacity, lesson: uid };
  return (
    <Proposed<Times>
      title={t('free_times')}
      lead={t('free_times_lead')}
      asked={['POST /offerings/free_times/', body]}
      ask={signal => api('POST /offerings/free_times/', { body }, { signal })}
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
                    <Button key={one.start} size="small" className="num" onClick={() => onPick(one)}>
                      {`${clockTime(one.start)}–${clockTime(one.end)}`}
                      {!lesson.room && (
                        <Box component="span" className="mut" sx={{ marginLeft: '6px' }}>
                          {t('rooms_free', { count: one.rooms })}
                        </Box>
                      )}
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
