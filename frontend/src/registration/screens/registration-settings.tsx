import { corequisiteNames } from '@portal/event-schemas/registration/names.ts';
import { corequisiteModes } from '@portal/event-schemas/registration/records.ts';
import { CheckboxInput, SelectInput } from '../../forms/choice-inputs.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { ControlLevels } from '../parts/office/control-levels.tsx';
import { SettingsHistoryButton, SettingsPanel, WithSettings } from '../parts/office/settings-form.tsx';
import { useOfficeText } from '../office-text.ts';

const minute = 60_000;

/** registration-settings: timer, requests to teachers, corequisites, limits of courses and of the summer, control of the level of education. */
export default function RegistrationSettings() {
  const t = useOfficeText();
  const format = useFormat();
  return (
    <>
      <PageHeader note={t('registration.lead')} actions={<SettingsHistoryButton />} />
      <WithSettings>
        {settings => (
          <>
            <SettingsPanel
              title={t('registration.timer')}
              settings={settings}
              keys={['use_timer', 'timer_time', 'basket_pause_minutes']}
            >
              <CheckboxInput name="use_timer" label={t('registration.use_timer')} />
              <NumberInput
                name="timer_time"
                label={t('registration.timer_time')}
                hint={t('registration.timer_hint')}
                factor={minute}
                min={1}
                max={1440}
              />
              <NumberInput
                name="basket_pause_minutes"
                label={t('registration.basket_pause')}
                hint={t('registration.basket_pause_hint')}
                min={0}
                max={1440}
              />
            </SettingsPanel>
            <SettingsPanel
              title={t('registration.request')}
              settings={settings}
              keys={['request_to_teacher', 'request_waives_prerequisite', 'request_waives_capacity']}
            >
              <CheckboxInput name="request_to_teacher" label={t('registration.request_to_teacher')} />
              <CheckboxInput name="request_waives_prerequisite" label={t('registration.waives_prerequisite')} />
              <CheckboxInput name="request_waives_capacity" label={t('registration.waives_capacity')} />
            </SettingsPanel>
            <SettingsPanel
              title={t('registration.rules')}
              settings={settings}
              keys={['corequisites', 'free_sport_courses', 'introductory_courses', 'summer_max_credit']}
            >
              <SelectInput
                name="corequisites"
                label={t('registration.corequisites')}
                choices={corequisiteModes.map(value => ({
                  value,
                  label: format.name(corequisiteNames[value]),
                }))}
              />
              <NumberInput name="free_sport_courses" label={t('registration.free_sport')} min={0} max={100} />
              <NumberInput name="introductory_courses" label={t('registration.introductory')} min={0} max={100} />
              <NumberInput name="summer_max_credit" label={t('registration.summer')} min={1} max={60} />
            </SettingsPanel>
            <SettingsPanel
              title={t('registration.default_limit')}
              settings={settings}
              keys={['default_limit']}
              check={({ default_limit: { min_credit, max_credit, min_credit_audit, max_credit_audit } }) =>
                min_credit > max_credit || min_credit_audit > max_credit_audit
                  ? ['default_limit.min_credit', t('limits.min_above_max')]
                  : null
              }
            >
              <NumberInput name="default_limit.min_credit" label={t('limits.min')} min={0} max={300} />
              <NumberInput name="default_limit.max_credit" label={t('limits.max')} min={1} max={300} />
              <NumberInput name="default_limit.min_credit_audit" label={t('limits.min_audit')} min={0} max={300} />
              <NumberInput name="default_limit.max_credit_audit" label={t('limits.max_audit')} min={0} max={300} />
            </SettingsPanel>
            <SettingsPanel
              title={t('registration.levels')}
              settings={settings}
              keys={['control_level_education']}
              below={<ControlLevels />}
            >
              <CheckboxInput name="control_level_education" label={t('registration.control')} />
            </SettingsPanel>
            <SettingsPanel title={t('registration.grades')} settings={settings} keys={['notify_final_grades']}>
              <CheckboxInput name="notify_final_grades" label={t('registration.notify_final_grades')} />
            </SettingsPanel>
          </>
        )}
      </WithSettings>
    </>
  );
}
