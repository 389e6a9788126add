import Button from '@mui/material/Button';
import type { registrationSettingsView } from '@portal/event-schemas/registration/settings-views.ts';
import { registrationSettingsUid, type RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import { useState, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import { useKitText } from '../../../entity/words.ts';
import { Form } from '../../../forms/form.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSharedValues } from '../../../forms/use-shared-values.ts';
import { useCall } from '../../../http/use-call.ts';
import { useSend } from '../../../http/use-send.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CallState } from '../../../shell/states.tsx';
import { useOfficeText } from '../../office-text.ts';
import { HistoryDialog, useFieldValue } from '../../../audit/api.ts';

export type SettingsView = z.infer<typeof registrationSettingsView>;
/** Says that somebody has changed the settings. */
export const liveSettings = {
  channel: 'registration',
  keys: [`registration_settings:${registrationSettingsUid}`],
} as const;
export const useSettings = (): UseQueryResult<SettingsView, Error> =>
  useCall('GET /registration/settings/', {}, { live: liveSettings });

/** Shows its content with the settings as they are, or the state in their place. */
export function WithSettings({ children }: { children: (settings: SettingsView) => ReactNode }) {
  const settings = useSettings();
  if (!settings.isSuccess) return <CallState call={settings} lines={8} />;
  return children(settings.data);
}

type Key = Exclude<keyof RegistrationSettings, 'control_levels'>;

/** A panel with some of the settings; those that were changed are saved together, so that what a colleague has changed meanwhile stays. */
export function SettingsPanel<const K extends Key>({
  title,
  keys,
  settings,
  children,
  check,
  below,
}: {
  title: string;
  keys: readonly K[];
  settings: SettingsView;
  children: ReactNode;
  /** What belongs to the panel but not to the form. */
  below?: ReactNode;
  /** What else is wrong: field and message. */
  check?: (values: Pick<RegistrationSettings, K>) => readonly [field: string, message: string] | null;
}) {
  const t = useOfficeText();
  const kit = useKitText();
  const valueText = useFieldValue();
  const now = Object.fromEntries(keys.map(key => [key, settings[key]]));
  const form = useSchemaForm<RegistrationSettings>({
    schema: () =>
      import('@portal/event-schemas/registration/settings-requests.ts').then(
        requests => requests.changeSettingsBody as unknown as z.ZodType<RegistrationSettings>,
      ),
    values: now as unknown as RegistrationSettings,
  });
  const shared = useSharedValues(form, now, (name, value) => kit('now', { value: valueText(value, name) }));
  const save = useSend('PUT /registration/settings/', {
    done: t('common.saved'),
    onDone: shared.saved,
    onRefusal: shared.refused,
  });
  const submit = async (values: RegistrationSettings): Promise<void> => {
    const wrong = check?.(values);
    if (wrong) form.setError(wrong[0] as Key, { type: 'check', message: wrong[1] });
    else await save.mutateAsync({ body: shared.body(values) });
  };
  return (
    <Panel title={title}>
      <div style={{ maxWidth: 520 }}>
        <Form form={form} onSubmit={submit} submit={t('common.save')} busy={save.isPending}>
          {children}
        </Form>
      </div>
      {below && <div style={{ marginTop: 'var(--s5)' }}>{below}</div>}
    </Panel>
  );
}

/** Opens the history of the one record of settings. */
export function SettingsHistoryButton() {
  const t = useOfficeText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('common.history')}</Button>
      {open && (
        <HistoryDialog
          stream={`registration_settings-${registrationSettingsUid}`}
          title={t('common.history')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
