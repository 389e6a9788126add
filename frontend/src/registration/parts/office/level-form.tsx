import { useForm, useWatch } from 'react-hook-form';
import { CheckboxInput, SelectInput } from '../../../forms/choice-inputs.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { showRefusal } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { useOfficeText } from '../../office-text.ts';
import { useLevels } from './lookups.ts';
import type { ControlLevel } from '@portal/event-schemas/registration/records.ts';

type Values = { preparation_level: Level } & Partial<Record<`open_${Level}`, boolean>>;

/** An entry of the control of levels. */
export function LevelDialog({ entry, onClose }: { entry: Entry | null; onClose: () => void }) {
  const t = useOfficeText();
  const levels = useLevels();
  const form = useForm<Values>({
    defaultValues: {
      preparation_level: entry?.preparation_level ?? 'bachelor',
      ...Object.fromEntries(
        levels.map(({ value }) => [`open_${value}`, entry?.open_levels.includes(value as Level) ?? false]),
      ),
    },
  });
  const own = useWatch({ control: form.control, name: 'preparation_level' });
  const options = {
    done: t('common.saved'),
    onDone: onClose,
    onRefusal: (refusal: Parameters<typeof showRefusal>[1]) => showRefusal(form, refusal),
  };
  const create = useSend('POST /organizations/control_level_education_create/', options);
  const change = useSend('PATCH /organizations/control_level_education_update/{uid}/', options);
  const save = async (values: Values): Promise<void> => {
    const body = {
      preparation_level: values.preparation_level,
      open_levels: levels.map(level => level.value as Level).filter(level => level !== own && values[`open_${level}`]),
    };
    if (body.open_levels.length === 0)
      return form.setError('root', { type: 'required', message: t('registration.level_required') });
    await (entry ? change.mutateAsync({ params: { uid: entry.uid }, body }) : create.mutateAsync({ body }));
  };
  return (
    <FormDialog
      title={t('registration.levels')}
      form={form}
      onSubmit={save}
      submit={t('common.save')}
      busy={create.isPending || change.isPending}
      onClose={onClose}
    >
      <SelectInput name="preparation_level" label={t('registration.level_of')} choices={levels} />
      <fieldset style={{ border: 0, padding: 0, margin: 0, display: 'grid' }}>
        <legend style={{ font: 'var(--t-label)', color: 'var(--ink-2)' }}>{t('registration.level_open')}</legend>
        {levels
          .filter(level => level.value !== own)
          .map(level => (
            <CheckboxInput key={level.value} name={`open_${level.value}`} label={level.label} />
          ))}
      </fieldset>
    </FormDialog>
  );
}
export type Level = ControlLevel['preparation_level'];

export type Entry = ControlLevel & { is_active: boolean };
