import type { CreditRuleRow } from '@portal/event-schemas/registration/settings-views.ts';
import { NumberInput } from '../../../forms/number-input.tsx';
import { SelectInput } from '../../../forms/choice-inputs.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import type { RuleForm } from './schemas.ts';
import { useOfficeText } from '../../office-text.ts';
import { orNull, useCourses, useGroups, useLevels, usePrograms, useStudyPeriods, useWithAny } from './lookups.ts';

const scope = ['study_period', 'student_group', 'edu_program', 'preparation_level', 'course'] as const;
const initial = (rule: CreditRuleRow | null): RuleForm => ({
  study_period: rule?.study_period ?? '',
  student_group: rule?.student_group ?? '',
  edu_program: rule?.edu_program ?? '',
  preparation_level: rule?.preparation_level ?? '',
  course: rule?.course ?? '',
  min_credit: rule?.min_credit ?? 0,
  max_credit: rule?.max_credit ?? 30,
  min_credit_audit: rule?.min_credit_audit ?? 0,
  max_credit_audit: rule?.max_credit_audit ?? 6,
});

/** A credit rule: for whom, and from how many to how many credits. Minimum above maximum is said at the field before it is sent. */
export function RuleFormDialog({ rule, onClose }: { rule: CreditRuleRow | null; onClose: () => void }) {
  const t = useOfficeText();
  const form = useSchemaForm<RuleForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.ruleForm),
    defaultValues: initial(rule),
  });
  const terms = useWithAny(useStudyPeriods());
  const groups = useWithAny(useGroups());
  const programs = useWithAny(usePrograms());
  const levels = useWithAny(useLevels());
  const years = useWithAny(useCourses());
  const options = {
    done: t('limits.saved'),
    onDone: onClose,
    onRefusal: (refusal: Parameters<typeof showRefusal>[1]) => showRefusal(form, refusal),
  };
  const create = useSend('POST /registration/credit_limit_rules/', options);
  const change = useSend('PUT /registration/credit_limit_rules/{uid}/', options);
  const save = async (values: RuleForm): Promise<void> => {
    const over = (
      [
        ['min_credit', 'max_credit'],
        ['min_credit_audit', 'max_credit_audit'],
      ] as const
    ).filter(([min, max]) => values[min] > values[max]);
    for (const [min] of over) form.setError(min, { type: 'min_above_max', message: t('limits.min_above_max') });
    if (over.length) return;
    const empty = Object.fromEntries(scope.map(field => [field, orNull(values[field])])) as Pick<
      CreditRuleRow,
      (typeof scope)[number]
    >;
    const body = { ...values, ...empty };
    await (rule ? change.mutateAsync({ params: { uid: rule.uid }, body }) : create.mutateAsync({ body }));
  };
  return (
    <FormDialog
      title={t(rule ? 'limits.change_title' : 'limits.add_title')}
      form={form}
      onSubmit={save}
      submit={t('common.save')}
      busy={create.isPending || change.isPending}
      onClose={onClose}
    >
      <SelectInput name="study_period" label={t('common.study_period')} choices={terms} />
      <SelectInput name="student_group" label={t('common.group')} choices={groups} />
      <SelectInput name="edu_program" label={t('common.program')} choices={programs} />
      <SelectInput name="preparation_level" label={t('common.level')} choices={levels} />
      <SelectInput name="course" label={t('common.course')} choices={years} />
      <NumberInput name="min_credit" label={t('limits.min')} min={0} max={300} />
      <NumberInput name="max_credit" label={t('limits.max')} min={0} max={300} />
      <NumberInput name="min_credit_audit" label={t('limits.min_audit')} min={0} max={300} />
      <NumberInput name="max_credit_audit" label={t('limits.max_audit')} min={0} max={300} />
    </FormDialog>
  );
}
