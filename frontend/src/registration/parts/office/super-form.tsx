import type { SuperRegistrationAnswer } from '@portal/event-schemas/registration/settings-requests.ts';
import { useState } from 'react';
import { MomentInput } from '../../../forms/dated-input.tsx';
import { SelectInput } from '../../../forms/choice-inputs.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { timeZone } from '../../../i18n/time-zone.ts';
import { toast } from '../../../shell/toast.ts';
import type { SuperForm } from './schemas.ts';
import { useOfficeText } from '../../office-text.ts';
import { useStudyPeriods } from './lookups.ts';
import { StudentPicker, type FoundStudent } from './student-picker.tsx';

/** Opens editing outside the period for students; those that were refused stay in the field with the reason below it. */
export function SuperFormDialog({ onClose }: { onClose: () => void }) {
  const t = useOfficeText();
  const terms = useStudyPeriods();
  const [students, setStudents] = useState<FoundStudent[]>([]);
  const [error, setError] = useState<string>();
  const form = useSchemaForm<SuperForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.superForm),
    defaultValues: { study_period: '', until: '', reason: '' },
  });
  const open = useSend('POST /organizations/change_online_registration_super/', {
    onRefusal: refusal => showRefusal(form, refusal),
    onDone: report,
  });
  function report({ done, refused, results }: SuperRegistrationAnswer): void {
    toast.info(refused ? t('supers.some', { done, refused }) : t('supers.done', { done }));
    if (refused === 0) return onClose();
    setStudents(students.filter(student => results.some(result => result.uid === student.uid && !result.ok)));
    setError(results.find(result => result.error)?.error?.message);
  }
  const submit = async (values: SuperForm): Promise<void> => {
    setError(students.length ? undefined : t('supers.choose'));
    if (students.length)
      await open.mutateAsync({ body: { ...values, students: students.map(student => student.uid) } });
  };
  return (
    <FormDialog
      title={t('supers.title')}
      form={form}
      onSubmit={submit}
      submit={t('supers.opened')}
      busy={open.isPending}
      dirty={students.length > 0}
      onClose={onClose}
    >
      <StudentPicker label={t('supers.find')} value={students} onChange={setStudents} error={error} />
      <SelectInput name="study_period" label={t('common.study_period')} choices={terms} />
      <MomentInput name="until" label={t('supers.until')} hint={t('periods.zone', { zone: timeZone() ?? 'UTC' })} />
      <TextInput name="reason" label={t('common.reason')} rows={2} maxLength={1000} />
    </FormDialog>
  );
}
