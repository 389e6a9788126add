import { frequencies } from '@portal/event-schemas/notifications/frequencies.ts';
import { useWatch } from 'react-hook-form';
import { CheckboxInput, SelectInput } from '../../forms/choice-inputs.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { useFormat } from '../../i18n/format.ts';
import { timeZone } from '../../i18n/time-zone.ts';
import { useWeekdays } from '../calls.ts';
import type { MailForm } from '../schemas.ts';
import { useText } from '../text.ts';

/** How often, on which day, at what time of the university's clock. */
export function TimingFields() {
  const t = useText();
  const format = useFormat();
  const weekdays = useWeekdays().data ?? [];
  const frequency = useWatch<MailForm, 'notification_frequency'>({ name: 'notification_frequency' });
  return (
    <>
      <SelectInput
        name="notification_frequency"
        label={t('form.frequency')}
        choices={frequencies.map(value => ({ value, label: t(`frequencies.${value}`) }))}
      />
      {frequency === 'EVERY_WEEK' && (
        <SelectInput
          name="weekday"
          label={t('form.weekday')}
          choices={weekdays.map(({ value, name }) => ({ value, label: format.name(name) }))}
        />
      )}
      {frequency === 'EVERY_MONTH' && (
        <NumberInput
          name="month_day"
          label={t('form.month_day')}
          hint={t('form.month_day_hint')}
          min={1}
          max={31}
          optional
        />
      )}
      <TextInput name="time" type="time" label={t('form.time')} hint={t('form.zone', { zone: timeZone() ?? 'UTC' })} />
      <CheckboxInput name="is_active" label={t('form.is_active')} />
    </>
  );
}
