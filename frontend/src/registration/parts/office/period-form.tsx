import Button from '@mui/material/Button';
import type { RegistrationPeriodRow } from '@portal/event-schemas/registration/settings-views.ts';
import { registrationKinds } from '@portal/event-schemas/registration/codes.ts';
import { useFieldArray } from 'react-hook-form';
import { MomentInput } from '../../../forms/dated-input.tsx';
import { NumberInput } from '../../../forms/number-input.tsx';
import { SelectInput } from '../../../forms/choice-inputs.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { timeZone } from '../../../i18n/time-zone.ts';
import type { PeriodForm } from './schemas.ts';
import { useOfficeText } from '../../office-text.ts';
import { orNull, useCourses, useLevels, useStudyForms, useStudyPeriods, useWithAny } from './lookups.ts';

const emptyRule = { preparation_level: '', course: '', study_form: '', entry_year: null } as const;
const initial = (period: RegistrationPeriodRow | null): PeriodForm => ({
  name_ru: period?.name.ru ?? '',
  name_kk: period?.name.kk ?? '',
  name_en: period?.name.en ?? '',
  name_ky: period?.name.ky ?? '',
  kind: period?.kind ?? 'main',
  study_period: period?.study_period ?? '',
  start_date: period?.start_date ?? '',
  end_date: period?.end_date ?? '',
  rules: (period?.rules ?? []).map(rule => ({
    preparation_level: rule.preparation_level ?? '',
    course: rule.course ?? '',
    study_form: rule.study_form ?? '',
    entry_year: rule.entry_year,
  })),
});
const body = ({ name_ru, name_kk, name_en, name_ky, rules, ...period }: PeriodForm) => ({
  ...period,
  name: { ru: name_ru, kk: name_kk, en: name_en, ...(name_ky ? { ky: name_ky } : {}) },
  rules: rules.map(rule => ({
    preparation_level: orNull(rule.preparation_level),
    course: orNull(rule.course),
    study_form: orNull(rule.study_form),
    entry_year: rule.entry_year,
  })),
});

/** A new registration period, or one that is changed. */
export function PeriodFormDialog({ period, onClose }: { period: RegistrationPeriodRow | null; onClose: () => void }) {
  const t = useOfficeText();
  const terms = useStudyPeriods();
  const form = useSchemaForm<PeriodForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.periodForm),
    defaultValues: initial(period),
  });
  const options = {
    done: t('periods.saved'),
    onDone: onClose,
    onRefusal: (refusal: Parameters<typeof showRefusal>[1]) => showRefusal(form, refusal),
  };
  const create = useSend('POST /organizations/online_registration/registration_periods/', options);
  const change = useSend('PUT /organizations/update_registration_periods/', options);
  const save = (values: PeriodForm) =>
    period
      ? change.mutateAsync({ body: { uid: period.uid, ...body(values) } })
      : create.mutateAsync({ body: body(values) });
  return (
    <FormDialog
      title={t(period ? 'periods.change_title' : 'periods.add_title')}
      form={form}
      onSubmit={save}
      submit={t('common.save')}
      busy={create.isPending || change.isPending}
      onClose={onClose}
    >
      <TextInput name="name_ru" label={t('periods.name_ru')} required />
      <TextInput name="name_kk" label={t('periods.name_kk')} required />
      <TextInput name="name_en" label={t('periods.name_en')} required />
      <TextInput name="name_ky" label={t('periods.name_ky')} hint={t('periods.name_ky_hint')} />
      <SelectInput name="study_period" label={t('common.study_period')} choices={terms} />
      <SelectInput
        name="kind"
        label={t('periods.kind')}
        choices={registrationKinds.map(value => ({ value, label: t(`periods.kinds.${value}`) }))}
      />
      <MomentInput
        name="start_date"
        label={t('periods.start')}
        hint={t('periods.zone', { zone: timeZone() ?? 'UTC' })}
      />
      <MomentInput name="end_date" label={t('periods.end')} />
      <Rules />
    </FormDialog>
  );
}

/** For whom the period is: each rule is one way to fit; none = everybody. */
function Rules() {
  const t = useOfficeText();
  const { fields, append, remove } = useFieldArray<PeriodForm, 'rules'>({ name: 'rules' });
  const levels = useWithAny(useLevels());
  const years = useWithAny(useCourses());
  const forms = useWithAny(useStudyForms());
  return (
    <fieldset className="field" style={{ border: 0, padding: 0, margin: 0, gap: 12 }}>
      <legend style={{ font: 'var(--t-label)', color: 'var(--ink-2)' }}>{t('periods.rules')}</legend>
      <p className="mut">{t('periods.rules_hint')}</p>
      {fields.map((field, index) => (
        <div
          key={field.id}
          role="group"
          aria-label={t('periods.rule', { number: index + 1 })}
          style={{
            display: 'grid',
            gap: 10,
            padding: 12,
            border: '1px solid var(--line)',
            borderRadius: 'var(--radius-s)',
          }}
        >
          <SelectInput name={`rules.${index}.preparation_level`} label={t('common.level')} choices={levels} />
          <SelectInput name={`rules.${index}.course`} label={t('common.course')} choices={years} />
          <SelectInput name={`rules.${index}.study_form`} label={t('common.study_form')} choices={forms} />
          <NumberInput
            name={`rules.${index}.entry_year`}
            label={t('common.entry_year')}
            min={1950}
            max={2100}
            optional
          />
          <Button variant="text" color="error" onClick={() => remove(index)} sx={{ justifySelf: 'start' }}>
            {t('periods.remove_rule', { number: index + 1 })}
          </Button>
        </div>
      ))}
      <Button variant="outlined" onClick={() => append({ ...emptyRule })} sx={{ justifySelf: 'start' }}>
        {t('periods.add_rule')}
      </Button>
    </fieldset>
  );
}
