import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSpecialistText } from '../text.ts';

/** Asks what the visit is about and books it. A time that somebody else took meanwhile is said, with the next ones. */
export default function BookDialog({
  specialist,
  name,
  starts_at,
  onBooked,
  onClose,
  onTaken,
}: {
  specialist: string;
  name: string;
  starts_at: string;
  onBooked: (uid: string) => void;
  onClose: () => void;
  onTaken: (message: string) => void;
}) {
  const t = useSpecialistText();
  const format = useFormat();
  const form = useSchemaForm<{ topic: string }>({
    schema: () =>
      import('@portal/event-schemas/specialists/values.ts').then(
        ({ booking }) => booking.pick({ topic: true }) as never,
      ),
    defaultValues: { topic: '' },
  });
  const book = useSend('POST /specialists/appointments/', {
    done: t('booked'),
    onDone: ({ uid }) => onBooked(uid),
    onRefusal: ({ message }) => onTaken(message),
  });
  return (
    <FormDialog
      title={t('book_title', { name, at: `${format.weekday(starts_at)}, ${format.time(starts_at)}` })}
      form={form}
      onSubmit={({ topic }) => book.mutateAsync({ body: { specialist, starts_at, topic } })}
      submit={t('book')}
      busy={book.isPending}
      onClose={onClose}
    >
      <TextInput name="topic" label={t('topic')} hint={t('topic_hint')} rows={3} maxLength={1000} />
    </FormDialog>
  );
}
