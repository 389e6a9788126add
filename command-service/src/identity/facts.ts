import { defaultSystemSettings, settingsId, type SystemSettings } from '@portal/event-schemas/system/values.ts';
import { defineFact, type GetFact } from '@portal/platform/facts/types.ts';

/** For how many hours a temporary password holds that is given now. */
export const temporaryHours = defineFact<number>({
  name: 'identity.temporary_hours',
  fold: {
    SystemSettingsChanged: ({ data }: { data: Partial<SystemSettings> }) =>
      data.temporary_password_hours === undefined
        ? []
        : [{ key: settingsId, change: () => data.temporary_password_hours! }],
  },
});
export const temporaryHoursNow = (get: GetFact): number =>
  get(temporaryHours, settingsId) ?? defaultSystemSettings.temporary_password_hours;

/** The end of so many hours from a moment on. */
export const hoursFrom = (now: string, hours: number): string =>
  new Date(Date.parse(now) + hours * 3_600_000).toISOString();

const everybody = 'portal';
const administrating = (roles: readonly string[]) =>
  roles.includes('org_admin') ? [{ key: everybody, change: () => true }] : [];

/** Has the portal ever had an administrator? */
export const hasAdministrator = defineFact<boolean>({
  name: 'identity.has_administrator',
  fold: {
    AccountOpened: ({ data }: { data: { roles: readonly string[] } }) => administrating(data.roles),
    RolesChanged: ({ data }: { data: { to: readonly string[] } }) => administrating(data.to),
  },
});
export const hasAdministratorNow = (get: GetFact): boolean => get(hasAdministrator, everybody) ?? false;
