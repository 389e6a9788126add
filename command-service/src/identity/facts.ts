import { defaultSystemSettings, settingsId, type SystemSettings } from '@portal/event-schemas/system/values.ts';
import { defineFact } from '@portal/platform/facts/types.ts';

/** What the rules of signing in know of the product's settings. */
export type LoginPolicy = Pick<SystemSettings, 'login_max_failed_attempts' | 'login_failed_window_minutes' | 'login_lock_minutes'>;
export const defaultLoginPolicy: LoginPolicy = defaultSystemSettings;
export const loginPolicyKey = settingsId;

export const loginPolicy = defineFact<LoginPolicy>({
  name: 'identity.login_policy',
  fold: {
    SystemSettingsChanged: ({ data }: { data: Partial<SystemSettings> }) => [{ key: loginPolicyKey, change: previous => ({ ...(previous ?? defaultLoginPolicy), ...data }) }],
  },
});
