import type { AccountEvent } from '@portal/event-schemas/identity/events.ts';
import { displayName } from '@portal/event-schemas/identity/values.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';

/** A row of identity.accounts. */
export interface AccountRecord {
  uid: string;
  login: string;
  display_name: string;
  last_name: string;
  first_name: string;
  middle_name: string;
  email: string;
  phone: string;
  language: Locale | null;
  roles: readonly Role[];
  must_change_password: boolean;
  locked_until: string | null;
  disabled: boolean;
  last_login_at: string | null;
  opened_at: string;
  /** Uids of what the person can show besides the password. */
  factors: readonly string[];
  reset_asked_by: string | null;
  reset_until: string | null;
  /** The way in whose directory keeps the person's password. */
  directory: string | null;
}

/** The row after an event; null where there is no account. */
export function evolveAccount(
  row: AccountRecord | null,
  event: AccountEvent,
  occurredAt: string,
): AccountRecord | null {
  if (event.type === 'AccountOpened') {
    const { account: uid, credential: _credential, until: _until, ...opened } = event.data;
    return {
      uid,
      ...opened,
      language: null,
      display_name: displayName(opened),
      locked_until: null,
      disabled: false,
      last_login_at: null,
      opened_at: occurredAt,
      factors: [],
      reset_asked_by: null,
      reset_until: null,
      directory: null,
    };
  }
  if (row === null) return null;
  switch (event.type) {
    case 'RolesChanged':
      return { ...row, roles: event.data.to };
    case 'ProfileChanged':
      return { ...row, ...event.data, display_name: displayName(event.data) };
    case 'SecondFactorAdded':
      return { ...row, factors: [...row.factors, event.data.factor] };
    case 'SecondFactorRemoved':
      return { ...row, factors: row.factors.filter(factor => factor !== event.data.factor) };
    case 'SecondFactorResetAsked':
      return { ...row, reset_asked_by: event.data.by, reset_until: event.data.until };
    case 'SecondFactorReset':
      return { ...row, factors: [], reset_asked_by: null, reset_until: null };
    case 'EmailChangeConfirmed':
      return { ...row, email: event.data.email };
    case 'LanguageChosen':
      return { ...row, language: event.data.language };
    case 'PasswordSet':
      return { ...row, must_change_password: event.data.must_change && row.directory === null };
    case 'WayLinked':
      return event.data.way_kind === 'directory'
        ? { ...row, directory: event.data.way, must_change_password: false }
        : row;
    case 'WayUnlinked':
      return row.directory === event.data.way ? { ...row, directory: null } : row;
    case 'PasswordChanged':
    case 'PasswordRecovered':
      return { ...row, must_change_password: false };
    case 'LoginSucceeded':
      return { ...row, last_login_at: event.data.at, locked_until: null };
    case 'AccountLocked':
      return { ...row, locked_until: event.data.until };
    case 'AccountUnlocked':
      return { ...row, locked_until: null };
    case 'AccountDisabled':
      return { ...row, disabled: true };
    case 'AccountEnabled':
      return { ...row, disabled: false };
    default:
      return row;
  }
}
