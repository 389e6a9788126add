import { CheckboxInput } from '../../forms/choice-inputs.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { DayInput } from '../../forms/dated-input.tsx';
import { SettingsHistoryButton, SettingsPanel, WithSettings } from '../parts/office/settings-form.tsx';
import { useScreenTitle } from '../parts/office/screen-title.ts';
import { useOfficeText } from '../office-text.ts';

/** waiting-list-settings: the confirmation window, the reminder before its end, the day on which the lists are emptied. */
export default function WaitingListSettings() {
  const t = useOfficeText();
  const title = useScreenTitle();
  return (
    <>
      <PageHeader note={t('waiting.lead')} actions={<SettingsHistoryButton />} />
      <WithSettings>
        {settings => (
          <SettingsPanel
            title={title}
            settings={settings}
            keys={['waiting_list_enabled', 'confirmation_minutes', 'notify_minutes', 'reset_day']}
            check={values =>
              values.notify_minutes >= values.confirmation_minutes
                ? ['notify_minutes', t('waiting.notify_too_late')]
                : null
            }
          >
            <CheckboxInput name="waiting_list_enabled" label={t('waiting.enabled')} />
            <NumberInput
              name="confirmation_minutes"
              label={t('waiting.confirmation')}
              hint={t('waiting.confirmation_hint')}
              min={1}
              max={10_080}
            />
            <NumberInput
              name="notify_minutes"
              label={t('waiting.notify')}
              hint={t('waiting.notify_hint')}
              min={0}
              max={10_080}
            />
            <DayInput name="reset_day" label={t('waiting.reset')} hint={t('waiting.reset_hint')} />
          </SettingsPanel>
        )}
      </WithSettings>
    </>
  );
}
