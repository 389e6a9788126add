import { debtKinds } from '@portal/event-schemas/registration/codes.ts';
import { useState } from 'react';
import { NumberInput } from '../../../forms/number-input.tsx';
import { SelectInput } from '../../../forms/choice-inputs.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import type { CertificateForm, DebtForm } from './schemas.ts';
import { useOfficeText } from '../../office-text.ts';
import { DayInput } from '../../../forms/dated-input.tsx';
import { StudentPicker, type FoundStudent } from './student-picker.tsx';

/** The one student that a form is about. */
function useOneStudent() {
  const t = useOfficeText();
  const [students, setStudents] = useState<FoundStudent[]>([]);
  const [missing, setMissing] = useState(false);
  const student = students[0]?.uid;
  return {
    chosen: students.length > 0,
    field: (
      <StudentPicker
        single
        label={t('debts.find')}
        value={students}
        onChange={setStudents}
        error={missing && !student ? t('debts.student_required') : undefined}
      />
    ),
    named: (act: (student: string) => Promise<unknown>): Promise<unknown> => {
      setMissing(!student);
      return student ? act(student) : Promise.resolve();
    },
  };
}

/** A debt of a student, by kind; the same kind again is its correction. */
export function DebtFormDialog({ onClose }: { onClose: () => void }) {
  const t = useOfficeText();
  const { chosen, field, named } = useOneStudent();
  const form = useSchemaForm<DebtForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.debtForm),
    defaultValues: { kind: 'financial', amount: null, note: '' },
  });
  const save = useSend('POST /advising/students/{uid}/debts/', {
    done: t('debts.saved'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('debts.add_title')}
      form={form}
      onSubmit={body => named(uid => save.mutateAsync({ params: { uid }, body }))}
      submit={t('common.save')}
      busy={save.isPending}
      dirty={chosen}
      onClose={onClose}
    >
      {field}
      <SelectInput
        name="kind"
        label={t('debts.kind')}
        choices={debtKinds.map(value => ({ value, label: t(`debts.kinds.${value}`) }))}
      />
      <NumberInput name="amount" label={t('debts.amount')} min={0} max={1_000_000_000} optional />
      <TextInput name="note" label={t('debts.note')} rows={2} maxLength={1000} />
    </FormDialog>
  );
}

/** A student's medical certificate: a later one takes the place of the one before. */
export function CertificateFormDialog({ onClose }: { onClose: () => void }) {
  const t = useOfficeText();
  const { chosen, field, named } = useOneStudent();
  const form = useSchemaForm<CertificateForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.certificateForm),
    defaultValues: { valid_until: '' },
  });
  const save = useSend('PUT /advising/students/{uid}/medical_certificate/', {
    done: t('debts.certificate_saved'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('debts.certificate_title')}
      form={form}
      onSubmit={body => named(uid => save.mutateAsync({ params: { uid }, body }))}
      submit={t('common.save')}
      busy={save.isPending}
      dirty={chosen}
      onClose={onClose}
    >
      {field}
      <DayInput name="valid_until" label={t('debts.valid_until')} />
    </FormDialog>
  );
}
