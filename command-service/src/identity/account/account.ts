import type { AccountEvent } from '@portal/event-schemas/identity/events.ts';
import { recoveryMailsPerHour } from '@portal/event-schemas/identity/recovery.ts';
import type { FactorKind } from '@portal/event-schemas/identity/second-factor.ts';
import type { WayKind } from '@portal/event-schemas/ways/entities.ts';
import type { PersonName } from '@portal/event-schemas/identity/values.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** An account as it stands: `credential` names the valid row of identity.credentials, null = nobody can log in with a password. */
export interface OpenAccount extends PersonName {
  status: 'open';
  uid: string;
  login: string;
  email: string;
  phone: string;
  /** In which the portal writes to the person; null until they chose one. */
  language: Locale | null;
  roles: readonly Role[];
  credential: string | null;
  must_change_password: boolean;
  /** Until when the temporary password holds; null: as long as nobody changes it. */
  password_until: string | null;
  /** Has the person ever logged in? */
  has_signed_in: boolean;
  /** The mail by which the person may set a password, and until when. */
  invited: { invitation: string; until: string } | null;
  /** What the person can show besides the password. */
  factors: readonly { factor: string; kind: FactorKind; name: string; at: string }[];
  /** Codes for the day when none of these is at hand. */
  codes_left: number;
  /** As whom the person is known at the university's own ways in. */
  links: readonly { way: string; kind: WayKind; known_as: string }[];
  /** An administrator wants them to be taken away; another one has to agree until then. */
  reset: { by: string; until: string } | null;
  /** The address that the person wants, and until when they may show that it is theirs. */
  email_change: { change: string; email: string; until: string } | null;
  /** The mail by which the person may replace a forgotten password, and until when. */
  recovery: { recovery: string; until: string } | null;
  /** The last such mail that was used. */
  recovered: string | null;
  /** The last mail that told the login. */
  login_mail: string | null;
  /** When mails about a forgotten login or password went out lately. */
  letters: readonly string[];
  /** Has the person logged in from a browser that was written down? */
  has_device: boolean;
  /** Wrong passwords since the last success. */
  failures: number;
  locked: { until: string; attempts: number } | null;
  /** Until when the last lock lasted of which people were told. */
  warned: string | null;
  disabled: boolean;
  /** Administrators who look at the portal as this account now. */
  shown_to: readonly string[];
}
export type Account = { status: 'none' } | OpenAccount;

/** A password that somebody knows ends what was under way to get one. */
const newPassword = (credential: OpenAccount['credential']) => ({
  credential,
  must_change_password: false,
  password_until: null,
  invited: null,
  recovery: null,
});

/** Stream `account-<uid>`: one person's way into the portal. */
export const account: Aggregate<Account, AccountEvent> = {
  name: 'account',
  initialState: () => ({ status: 'none' }),
  evolve(state, event) {
    if (event.type === 'AccountOpened') {
      const { account: uid, until = null, ...opened } = event.data;
      return {
        status: 'open',
        uid,
        ...opened,
        password_until: until,
        has_signed_in: false,
        invited: null,
        factors: [],
        codes_left: 0,
        links: [],
        reset: null,
        email_change: null,
        recovery: null,
        recovered: null,
        login_mail: null,
        letters: [],
        has_device: false,
        language: null,
        failures: 0,
        locked: null,
        warned: null,
        disabled: false,
        shown_to: [],
      };
    }
    return state.status === 'open' ? evolveOpen(state, event) : state;
  },
};

const lastOf = (letters: readonly string[], at: string): readonly string[] =>
  [...letters, at].slice(-recoveryMailsPerHour);

/** The directory that keeps the person's password; without one the portal does. */
export const directoryOf = ({ links }: Pick<OpenAccount, 'links'>): OpenAccount['links'][number] | undefined =>
  links.find(({ kind }) => kind === 'directory');

/** Types what a decision answers for the account's stream. */
export const happened = (...events: AccountEvent[]): AccountEvent[] => events;

function evolveOpen(state: OpenAccount, event: AccountEvent): OpenAccount {
  switch (event.type) {
    case 'RolesChanged':
      return { ...state, roles: event.data.to };
    case 'ProfileChanged':
      return { ...state, ...event.data };
    case 'LanguageChosen':
      return { ...state, language: event.data.language };
    case 'AccountInvited':
      return { ...state, invited: event.data };
    case 'SecondFactorAdded':
      return { ...state, factors: [...state.factors, event.data] };
    case 'SecondFactorRemoved': {
      const factors = state.factors.filter(({ factor }) => factor !== event.data.factor);
      return { ...state, factors, codes_left: factors.length > 0 ? state.codes_left : 0 };
    }
    case 'RecoveryCodesMade':
      return { ...state, codes_left: event.data.codes };
    case 'RecoveryCodeUsed':
      return { ...state, codes_left: event.data.codes_left };
    case 'SecondFactorResetAsked':
      return { ...state, reset: { by: event.data.by, until: event.data.until } };
    case 'SecondFactorReset':
      return { ...state, factors: [], codes_left: 0, reset: null };
    case 'WayLinked': {
      const { way, way_kind: kind, known_as } = event.data;
      const links = [...state.links, { way, kind, known_as }];
      return {
        ...state,
        links,
        ...(kind === 'directory' ? { must_change_password: false, password_until: null } : {}),
      };
    }
    case 'WayUnlinked':
      return { ...state, links: state.links.filter(({ way }) => way !== event.data.way) };
    case 'EmailChangeAsked': {
      const { at, ...email_change } = event.data;
      return { ...state, email_change, letters: lastOf(state.letters, at) };
    }
    case 'EmailChangeConfirmed':
      return { ...state, email: event.data.email, email_change: null };
    case 'PasswordRecoveryAsked': {
      const { at, ...recovery } = event.data;
      return { ...state, recovery, letters: lastOf(state.letters, at) };
    }
    case 'LoginReminded':
      return { ...state, login_mail: event.data.recovery, letters: lastOf(state.letters, event.data.at) };
    case 'PasswordRecovered':
      return {
        ...state,
        ...newPassword(event.data.credential),
        recovered: event.data.recovery,
      };
    case 'PasswordSet':
      return {
        ...state,
        ...newPassword(event.data.credential),
        must_change_password: event.data.must_change && !directoryOf(state),
        password_until: event.data.until ?? null,
      };
    case 'PasswordChanged':
      return { ...state, ...newPassword(event.data.credential) };
    case 'LoginSucceeded':
      return {
        ...state,
        failures: 0,
        has_signed_in: true,
        has_device: state.has_device || event.data.from !== undefined,
      };
    case 'LoginFailed':
      return { ...state, failures: state.failures + (event.data.attempts ?? 1) };
    case 'AccountLocked':
      return { ...state, failures: 0, locked: event.data, warned: event.data.warned ? event.data.until : state.warned };
    case 'AccountUnlocked':
      return { ...state, failures: 0, locked: null };
    case 'AccountDisabled':
      return { ...state, disabled: true, shown_to: [] };
    case 'AccountEnabled':
      return { ...state, disabled: false };
    case 'LoginAsStarted':
      return { ...state, shown_to: [...state.shown_to.filter(by => by !== event.data.by), event.data.by] };
    case 'LoginAsEnded':
      return { ...state, shown_to: state.shown_to.filter(by => by !== event.data.by) };
    default:
      return state;
  }
}
