import { students } from '@portal/event-schemas/curriculum/targets.ts';
import Box from '@mui/material/Box';
import { RefInput } from '../../entity/ref-input.tsx';
import { SelectInput } from '../../forms/choice-inputs.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { useAbsencesText } from '../text.ts';

interface Typed {
  student: string;
  from: string;
  to: string;
  reason: string;
  note: string;
}
/** The office has a certificate for some days: absences of these become excused. Without `student` it asks for one. */
export default function CertificateDialog({ student = '', onClose }: { student?: string; onClose: () => void }) {
  const t = useAbsencesText();
  const format = useFormat();
  const reasons = useCall('GET /journals/reasons_for_missing/');
  const form = useSchemaForm<Typed>({
    schema: () => import('@portal/event-schemas/journals/values.ts').then(({ excuseForm }) => excuseForm),
    defaultValues: { student, from: '', to: '', reason: '', note: '' },
  });
  const accept = useSend('POST /journals/absence_excuses/', {
    done: answer => t('certificate.done', { count: answer.excused }),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('certificate.title')}
      form={form}
      onSubmit={body => accept.mutateAsync({ body })}
      submit={t('certificate.save')}
      busy={accept.isPending}
      onClose={onClose}
    >
      <p className="mut">{t('certificate.lead')}</p>
      {student === '' && <RefInput name="student" label={t('certificate.student')} to={students} several={false} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 2 }}>
        <TextInput name="from" label={t('certificate.from')} type="date" />
        <TextInput name="to" label={t('certificate.to')} type="date" />
      </Box>
      <SelectInput
        name="reason"
        label={t('reason')}
        choices={(reasons.data ?? [])
          .filter(one => one.is_excused)
          .map(({ uid, name }) => ({ value: uid, label: format.name(name) }))}
      />
      <TextInput name="note" label={t('certificate.note')} maxLength={1000} />
    </FormDialog>
  );
}
