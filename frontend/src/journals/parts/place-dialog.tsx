import { rooms } from '@portal/event-schemas/curriculum/targets.ts';
import { clockTime, minutesOf } from '@portal/event-schemas/kernel/clock-time.ts';
import type { SessionView } from '@portal/event-schemas/journals/views.ts';
import Box from '@mui/material/Box';
import { RefInput } from '../../entity/ref-input.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import type { ApiRefusal } from '../../http/refusal.ts';
import { useSend } from '../../http/use-send.ts';
import { useClassesText } from '../text.ts';

interface Typed {
  date: string;
  start: string;
  length: number;
  room: string;
  theme: string;
}
/** A class beside the plan, or, with `session`, another time and room for a class that has not been held. */
export default function PlaceDialog({
  journal,
  session,
  length,
  onClose,
}: {
  journal: string;
  session: SessionView | null;
  /** Of the other classes. */
  length: number;
  onClose: () => void;
}) {
  const t = useClassesText();
  const form = useSchemaForm<Typed>({
    schema: () => import('@portal/event-schemas/journals/values.ts').then(({ placeForm }) => placeForm),
    defaultValues: session
      ? { ...session, start: clockTime(session.start), room: session.room ?? '' }
      : { date: '', start: '', length, room: '', theme: '' },
  });
  const told = (done: string) => ({
    done,
    onDone: onClose,
    onRefusal: (refusal: ApiRefusal) => showRefusal(form, refusal),
  });
  const add = useSend('POST /journals/sessions/', told(t('added')));
  const move = useSend('PUT /journals/sessions/{uid}/move/', told(t('moved')));
  const save = ({ theme, start, room, ...rest }: Typed) => {
    const place = { ...rest, start: minutesOf(start) ?? 0, room: room || null };
    return session
      ? move.mutateAsync({ params: { uid: session.uid }, body: place })
      : add.mutateAsync({ body: { ...place, journal, theme } });
  };
  return (
    <FormDialog
      title={t(session ? 'move_title' : 'add_title')}
      form={form}
      onSubmit={save}
      submit={t(session ? 'move' : 'add')}
      busy={add.isPending || move.isPending}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 2 }}>
        <TextInput name="date" label={t('date')} type="date" />
        <TextInput name="start" label={t('start')} type="time" />
        <NumberInput name="length" label={t('length')} min={1} max={720} step={5} />
      </Box>
      <RefInput name="room" label={t('room')} hint={t('room_hint')} to={rooms} several={false} />
      {!session && <TextInput name="theme" label={t('theme')} rows={2} maxLength={500} />}
    </FormDialog>
  );
}
