import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import type { Locale, Localized } from '@portal/event-schemas/kernel/localized.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';

const names: Readonly<Record<string, Localized>> = roleNames;

/** Roles in words, with commas; what the portal does by itself has none. */
export const roleNamesIn =
  (locale: Locale) =>
  (roles: readonly string[]): string =>
    roles
      .filter(role => role !== systemActor)
      .map(role => names[role]?.[locale] ?? role)
      .join(', ');
