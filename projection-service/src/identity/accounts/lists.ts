import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { contracts } from '@portal/event-schemas/identity/calls.ts';

const header = (ru: string, kk: string, en: string, ky: string) => ({ ru, kk, en, ky });
const login = {
  sql: 'login',
  type: 'text',
  search: true,
  sort: true,
  header: header('Логин', 'Логин', 'Login', 'Логин'),
} as const;
const name = {
  sql: 'display_name',
  type: 'text',
  search: true,
  sort: true,
  header: header('Имя', 'Аты-жөні', 'Name', 'Аты-жөнү'),
} as const;
const text = (sql: string): Column => ({ sql, type: 'text', sort: true });

/** A lock ends by itself when its time has come. */
const state = `case when disabled then 'disabled' when locked_until > now() then 'locked' else 'active' end`;

const stateNames = {
  active: header('действует', 'қолданыста', 'active', 'иштейт'),
  locked: header('заблокирована', 'бұғатталған', 'locked', 'бөгөттөлгөн'),
  disabled: header('отключена', 'ажыратылған', 'disabled', 'токтотулган'),
};

/** The office's list of accounts. `role` (one or several, separated by commas) narrows it to accounts with any of them. */
export const accountList = list(contracts['GET /identity/accounts/'], {
  summary: 'Accounts of the portal',
  from: `(select *, ${state} as state from identity.accounts) as accounts`,
  columns: {
    uid: { sql: 'uid', type: 'text' },
    login,
    display_name: name,
    last_name: text('last_name'),
    first_name: text('first_name'),
    middle_name: text('middle_name'),
    email: { ...text('email'), search: true, header: header('Почта', 'Пошта', 'E-mail', 'Почта') },
    phone: { ...text('phone'), search: true, header: header('Телефон', 'Телефон', 'Phone', 'Телефон') },
    roles: {
      sql: 'to_jsonb(roles)',
      type: 'json',
      header: header('Роли', 'Рөлдер', 'Roles', 'Ролдор'),
      names: roleNames,
    },
    state: {
      sql: 'state',
      type: 'text',
      filter: 'equals',
      sort: true,
      header: header('Состояние', 'Күйі', 'State', 'Абалы'),
      names: stateNames,
    },
    must_change_password: { sql: 'must_change_password', type: 'boolean', filter: 'equals' },
    locked_until: { sql: 'locked_until', type: 'time', sort: true },
    last_login_at: {
      sql: 'last_login_at',
      type: 'time',
      sort: true,
      filter: 'range',
      header: header('Последний вход', 'Соңғы кіру', 'Last log-in', 'Акыркы кирүү'),
    },
    has_second_factor: {
      sql: 'cardinality(factors) > 0',
      type: 'boolean',
      filter: 'equals',
      header: header('Подтверждает вход', 'Кіруді растайды', 'Confirms log-ins', 'Кирүүнү ырастайт'),
    },
    reset_asked_by: { sql: 'case when reset_until > now() then reset_asked_by end', type: 'text' },
    reset_until: { sql: 'case when reset_until > now() then reset_until end', type: 'time' },
    directory: { sql: 'directory', type: 'text', filter: 'equals' },
    opened_at: {
      sql: 'opened_at',
      type: 'time',
      sort: true,
      filter: 'range',
      header: header('Создана', 'Ашылған', 'Opened', 'Ачылган'),
    },
  },
  defaultSort: ['display_name', 'ASC'],
  where: ({ query: { role }, bind }) =>
    role === undefined ? undefined : `roles && ${bind(String(role).split(','))}::text[]`,
});

/** People as whom an administrator can log in: everybody active but other administrators and auditors. */
export const loginAsList = list(contracts['GET /user/login_as_other_user_profiles/'], {
  summary: 'People as whom the administrator can log in',
  from: 'identity.accounts',
  columns: {
    uid: { sql: 'uid', type: 'text' },
    display_name: name,
    login,
    roles: { sql: 'to_jsonb(roles)', type: 'json' },
  },
  defaultSort: ['display_name', 'ASC'],
  where: () => `not disabled and not (roles && '{org_admin,auditor}')`,
});

/** People by name: every word of `fullname` stands in one of their names. */
export const peopleSearch = list(contracts['GET /user/search/'], {
  summary: 'People by name',
  from: 'identity.accounts',
  columns: {
    uid: { sql: 'uid', type: 'text', filter: 'equals' },
    display_name: name,
    middle_name: { ...text('middle_name'), search: true },
    roles: { sql: 'to_jsonb(roles)', type: 'json' },
  },
  defaultSort: ['display_name', 'ASC'],
  where: ({ query: { fullname }, bind }) => {
    const words = String(fullname ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 5);
    return [
      'not disabled',
      ...words.map(
        word =>
          `concat_ws(' ', last_name, first_name, middle_name) ilike ${bind(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)}`,
      ),
    ].join(' and ');
  },
});
