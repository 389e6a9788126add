import type { PersonalLimitRow } from '@portal/event-schemas/registration/settings-views.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { NumberInput } from '../../../forms/number-input.tsx';
import { SelectInput } from '../../../forms/choice-inputs.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import type { PersonalForm } from './schemas.ts';
import { useOfficeText } from '../../office-text.ts';
import { useStudyPeriods } from './lookups.ts';
import { StudentPicker, type FoundStudent } from './student-picker.tsx';

/** Sets or takes back a student's own limits in a study period. */
export function PersonalLimitDialog({ row, onClose }: { row: PersonalLimitRow | null; onClose: () => void }) {
  const t = useOfficeText();
  const terms = useStudyPeriods();
  const [students, setStudents] = useState<FoundStudent[]>([]);
  const [missing, setMissing] = useState(false);
  const form = useSchemaForm<PersonalForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.personalForm),
    defaultValues: {
      study_period: row?.study_period ?? '',
      max_credit: row?.max_credit ?? null,
      max_credit_audit: row?.max_credit_audit ?? null,
    },
  });
  const save = useSend('PUT /organizations/online_registration/change_max_credits/', {
    done: ({ advice }) => [t('limits.personal_saved'), ...advice.map(one => one.message)].join('. '),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  const period = useWatch({ control: form.control, name: 'study_period' });
  const student = row?.student ?? students[0]?.uid;
  const submit = async ({ study_period, ...limits }: PersonalForm): Promise<void> => {
    setMissing(!student);
    if (student) await save.mutateAsync({ body: { uid: `${student}.${study_period}`, ...limits } });
  };
  return (
    <FormDialog
      title={row?.display_name ?? t('limits.personal_title')}
      form={form}
      onSubmit={submit}
      submit={t('common.save')}
      busy={save.isPending}
      dirty={students.length > 0}
      onClose={onClose}
    >
      <p className="mut">{t('limits.personal_text')}</p>
      {!row && <SelectInput name="study_period" label={t('common.study_period')} choices={terms} />}
      {!row && (
        <StudentPicker
          single
          label={t('limits.find')}
          value={students}
          onChange={setStudents}
          studyPeriod={period}
          error={missing ? t('debts.student_required') : undefined}
        />
      )}
      {students[0] && (
        <p className="mut num">
          {t('limits.collected', { credits: students[0].credits, audit: students[0].audit_credits })}
        </p>
      )}
      <NumberInput name="max_credit" label={t('limits.max')} min={0} max={100} optional />
      <NumberInput name="max_credit_audit" label={t('limits.max_audit')} min={0} max={100} optional />
    </FormDialog>
  );
}
