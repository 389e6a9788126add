import { passwordPolicies } from '@portal/event-schemas/identity/password-rules.ts';
import { roles, type Role } from '@portal/event-schemas/kernel/role-list.ts';
import type { SystemSettings, TechBlock } from '@portal/event-schemas/system/values.ts';
import { useController } from 'react-hook-form';
import { CheckboxInput, SelectInput } from '../../forms/choice-inputs.tsx';
import { Form } from '../../forms/form.tsx';
import { MomentInput } from '../../forms/dated-input.tsx';
import { MultiChoice } from '../../forms/multi-choice.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { Panel } from '../../shell/panel.tsx';
import { useRoleName } from '../../shell/role-name.ts';
import { CallState } from '../../shell/states.tsx';
import { PlannedMaintenance } from './planned-works.tsx';
import type { SignInForm, WorksForm } from './schemas.ts';
import { useFieldName, useFieldValue } from '../../audit/api.ts';
import { useKitText } from '../../entity/words.ts';
import { useSharedValues } from '../../forms/use-shared-values.ts';
import { liveSettings } from './live-settings.ts';
import { useSettingsText } from '../settings-text.ts';

/** The portal as a whole: maintenance, and what the log-in asks for. */
export function PortalSettings() {
  const settings = useCall('GET /common/system_settings/', {}, { live: liveSettings });
  const works = useCall('GET /common/tech_code/', {}, { live: liveSettings });
  if (!settings.isSuccess || !works.isSuccess) return <CallState call={[settings, works]} lines={8} />;
  return (
    <div style={{ display: 'grid', gap: 'var(--s4)' }}>
      <Maintenance now={works.data} />
      <PlannedMaintenance planned={works.data.planned} />
      <SignIn settings={settings.data} />
    </div>
  );
}

function Maintenance({ now }: { now: TechBlock }) {
  const t = useSettingsText();
  const nameOf = useFieldName();
  const form = useSchemaForm<WorksForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.worksForm),
    defaultValues: { tech_block: now.tech_block, tech_block_date_end: now.tech_block_date_end ?? '' },
  });
  const save = useSend('POST /common/tech_code/', {
    done: t('saved'),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <Panel title={nameOf('tech_block')}>
      <div style={{ maxWidth: 520 }}>
        <p className="mut" style={{ marginBottom: 'var(--s3)' }}>
          {t('works_text')}
        </p>
        <Form
          form={form}
          submit={t('save')}
          busy={save.isPending}
          onSubmit={({ tech_block, tech_block_date_end: end }) =>
            save.mutateAsync({ body: { tech_block, tech_block_date_end: end || null } })
          }
        >
          <CheckboxInput name="tech_block" label={t('works_on')} />
          <MomentInput name="tech_block_date_end" label={nameOf('tech_block_date_end')} hint={t('works_end_hint')} />
        </Form>
      </div>
    </Panel>
  );
}

/** What the form holds. */
const ofSignIn = [
  'require_phone_number',
  'login_max_failed_attempts',
  'login_failed_window_minutes',
  'login_lock_minutes',
  'temporary_password_hours',
  'session_idle_hours',
  'session_max_days',
  'second_factor_roles',
  'second_factor_days',
  'password_policy',
] as const;

function SignIn({ settings }: { settings: SystemSettings }) {
  const t = useSettingsText();
  const kit = useKitText();
  const valueText = useFieldValue();
  const now = Object.fromEntries(ofSignIn.map(name => [name, settings[name]]));
  const form = useSchemaForm<SignInForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.signInForm),
    values: now as unknown as SignInForm,
  });
  const shared = useSharedValues(form, now, (name, value) => kit('now', { value: valueText(value, name) }));
  const save = useSend('POST /common/system_settings/', {
    done: t('saved'),
    onDone: shared.saved,
    onRefusal: shared.refused,
  });
  return (
    <Panel title={t('sign_in')}>
      <div style={{ maxWidth: 520 }}>
        <Form
          form={form}
          submit={t('save')}
          busy={save.isPending}
          onSubmit={values => save.mutateAsync({ body: shared.body(values) })}
        >
          <CheckboxInput name="require_phone_number" label={t('phone')} />
          <NumberInput name="login_max_failed_attempts" label={t('attempts')} min={1} max={100} />
          <NumberInput name="login_failed_window_minutes" label={t('attempts_window')} min={1} max={1440} />
          <NumberInput name="login_lock_minutes" label={t('lock_minutes')} min={1} max={1440} />
          <NumberInput name="temporary_password_hours" label={t('temporary_hours')} min={1} max={720} />
          <NumberInput name="session_idle_hours" label={t('idle_hours')} min={1} max={168} />
          <NumberInput name="session_max_days" label={t('max_days')} min={1} max={90} />
          <SecondFactorRoles />
          <NumberInput name="second_factor_days" label={t('second_factor_days')} min={0} max={365} />
          <SelectInput
            name="password_policy"
            label={t('password_policy')}
            hint={t('password_hint')}
            choices={passwordPolicies.map(value => ({ value, label: t(`policies.${value}`) }))}
          />
        </Form>
      </div>
    </Panel>
  );
}

function SecondFactorRoles() {
  const t = useSettingsText();
  const roleName = useRoleName();
  const { field } = useController<SignInForm, 'second_factor_roles'>({ name: 'second_factor_roles' });
  return (
    <MultiChoice<Role>
      label={t('second_factor_roles')}
      choices={roles.map(value => ({ value, label: roleName(value) }))}
      value={field.value}
      onChange={field.onChange}
    />
  );
}
