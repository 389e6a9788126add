import type { NotRegisteredRow } from '@portal/event-schemas/notifications/views.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import type { ApiRefusal } from '../../http/refusal.ts';
import { useSend } from '../../http/use-send.ts';
import { mails } from '../calls.ts';
import type { MailForm } from '../schemas.ts';
import { useText } from '../text.ts';
import { TimingFields } from './timing-fields.tsx';

export const timingOf = (row: NotRegisteredRow | null): MailForm => ({
  notification_frequency: row?.notification_frequency ?? 'EVERY_WEEK',
  weekday: row?.weekday ?? 1,
  month_day: row?.month_day ?? 1,
  time: row?.time ?? '09:00',
  is_active: row?.is_active ?? true,
});

/** When the mail to students without courses goes out; the text is the portal's. */
export function NotRegisteredForm({ row, onClose }: { row: NotRegisteredRow | null; onClose: () => void }) {
  const t = useText();
  const form = useSchemaForm<MailForm>({
    schema: () => import('../schemas.ts').then(schemas => schemas.mailForm),
    defaultValues: timingOf(row),
  });
  const options = {
    done: t('mails.saved'),
    onDone: onClose,
    onRefusal: (refusal: ApiRefusal) => showRefusal(form, refusal),
  };
  const create = useSend(mails.no_courses.create, options);
  const change = useSend(mails.no_courses.change, options);
  const save = (body: MailForm) =>
    row ? change.mutateAsync({ params: { uid: row.uid }, body }) : create.mutateAsync({ body });
  return (
    <FormDialog
      title={t(row ? 'form.change_title' : 'form.add_title')}
      form={form}
      onSubmit={save}
      submit={t('form.save')}
      busy={create.isPending || change.isPending}
      onClose={onClose}
    >
      <TimingFields />
    </FormDialog>
  );
}
