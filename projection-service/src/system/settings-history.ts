import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { roles } from '@portal/event-schemas/kernel/roles.ts';
import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { defaultSystemSettings } from '@portal/event-schemas/system/values.ts';
import type { settingAreas } from '@portal/event-schemas/system/views.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { list } from '@portal/platform/http/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { isDeepStrictEqual } from 'node:util';
import { settingWords } from './setting-words.ts';
import { contracts } from '@portal/event-schemas/system/calls.ts';

type Area = (typeof settingAreas)[number];
type Values = Record<string, unknown>;
/** What holds until somebody changes it: the first change comes from there. */
const defaults: Record<Area, Values> = {
  system: defaultSystemSettings,
  tech_block: { tech_block: false, tech_block_date_end: null },
  branding: {},
  registration: defaultRegistrationSettings,
  menu: {},
  role_names: Object.fromEntries(roles.map(role => [role, { role, name: roleNames[role] }])),
};

interface Set {
  area: Area;
  /** By setting, or by what the setting is of. */
  values: Values;
  /** The setting where there is one of it for each thing. */
  setting?: string;
}
/** A rule or a name as a whole: what an event of its record leaves of it. */
const ofRecord =
  (area: 'menu' | 'role_names', setting: string) =>
  ({ uid, changes, ...fields }: Values, now: Record<Area, Values>): Set => {
    const id = String(uid);
    return { area, setting, values: { [id]: changes ? { ...(now[area][id] as Values), ...changes } : fields } };
  };
const tabRule = ofRecord('menu', 'tab_rule');
const roleName = ofRecord('role_names', 'role_name');

/** The settings that an event sets, by area. `now`: what held before it. */
const told: Record<string, (data: Values, now: Record<Area, Values>) => Set> = {
  SystemSettingsChanged: data => ({ area: 'system', values: data }),
  LogoChanged: ({ logo }) => ({ area: 'branding', values: { logo: logo === null ? null : true } }),
  LogoSet: ({ name }) => ({ area: 'branding', values: { logo: name } }),
  LogoRemoved: () => ({ area: 'branding', values: { logo: null } }),
  PictureAdded: ({ file, name }) => ({ area: 'branding', setting: 'pictures', values: { [String(file)]: name } }),
  PictureRemoved: ({ file }) => ({ area: 'branding', setting: 'pictures', values: { [String(file)]: null } }),
  BackgroundChosen: ({ file }, { branding }) => ({
    area: 'branding',
    values: { background: branding[String(file)] ?? file },
  }),
  BackgroundRemoved: () => ({ area: 'branding', values: { background: null } }),
  MailServerChanged: ({ server }) => ({ area: 'system', values: { mail_server: server } }),
  TechBlockSet: data => ({ area: 'tech_block', values: data }),
  RegistrationSettingsCreated: ({ uid: _uid, ...values }) => ({ area: 'registration', values }),
  RegistrationSettingsChanged: data => ({ area: 'registration', values: data['changes'] as Values }),
  TabRuleCreated: tabRule,
  TabRuleChanged: tabRule,
  TabRuleRemoved: ({ uid }) => ({ area: 'menu', setting: 'tab_rule', values: { [String(uid)]: null } }),
  RoleNameRelationCreated: roleName,
  RoleNameRelationChanged: roleName,
};
interface Change {
  uid: string;
  position: number;
  area: Area;
  /** Under which its value is kept. */
  key: string;
  setting: string;
  from: unknown;
  to: unknown;
  actor: string;
  on_behalf_of: string | null;
  at: string;
}

/** Every change of a setting: who, when, from what to what. */
export const settingsHistory = defineProjection({
  name: 'system.settings_history',
  version: 4,
  handles: Object.keys(told),
  tables: `create table if not exists settings_history (uid text primary key, position bigint not null,
      area text not null, setting text not null, "from" jsonb, "to" jsonb,
    actor text not null, on_behalf_of text, at timestamptz not null);
  create index if not exists settings_history_at on settings_history (at desc);
  create table if not exists settings_now (area text not null, setting text not null, value jsonb, primary key (area, setting));`,
  tableNames: ['settings_history', 'settings_now'],
  async project(events: readonly RecordedEvent<any>[], db) {
    const now = await valuesNow(db);
    const changes: Change[] = [];
    for (const { type, data, position, meta } of events) {
      const { area, values, setting } = told[type]!(data as Values, now);
      for (const [key, to] of Object.entries(values)) {
        const from = now[area][key] ?? null;
        now[area][key] = to;
        if (!isDeepStrictEqual(from, to))
          changes.push({
            uid: `${position}.${setting ?? key}`,
            position,
            area,
            key,
            setting: setting ?? key,
            from,
            to,
            actor: meta.actor.id,
            on_behalf_of: meta.actor.on_behalf_of ?? null,
            at: meta.occurred_at,
          });
      }
    }
    await db.query(
      `insert into settings_history (uid, position, area, setting, "from", "to", actor, on_behalf_of, at)
       select *
       from json_to_recordset($1::json) as new(uid text, position bigint, area text, setting text, "from" jsonb,
         "to" jsonb, actor text, on_behalf_of text, at timestamptz)
       on conflict do nothing`,
      [JSON.stringify(changes)],
    );
    const last = [
      ...new Map(changes.map(({ area, key, to }) => [`${area}.${key}`, { area, setting: key, value: to }])).values(),
    ];
    await db.query(
      `insert into settings_now (area, setting, value) select * from json_to_recordset($1::json) as new(area text, setting text, value jsonb)
       on conflict (area, setting) do update set value = excluded.value`,
      [JSON.stringify(last)],
    );
  },
  touches: () => ['system_settings'],
});

async function valuesNow(db: Sql): Promise<Record<Area, Values>> {
  const now = structuredClone(defaults);
  const { rows } = await db.query<{ area: Area; setting: string; value: unknown }>(
    'select area, setting, value from settings_now',
  );
  for (const { area, setting, value } of rows) now[area][setting] = value;
  return now;
}

const header = (ru: string, kk: string, en: string, ky: string) => ({ ru, kk, en, ky });
const areaNames: Record<Area, Localized> = {
  system: header('Портал', 'Портал', 'Portal', 'Портал'),
  tech_block: header('Технические работы', 'Техникалық жұмыстар', 'Maintenance', 'Техникалык иштер'),
  branding: header('Оформление', 'Безендіру', 'Look', 'Жасалга'),
  registration: header('Регистрация', 'Тіркелу', 'Registration', 'Каттоо'),
  menu: header('Меню', 'Мәзір', 'Menu', 'Меню'),
  role_names: header('Названия ролей', 'Рөл атаулары', 'Names of roles', 'Ролдордун аталыштары'),
};
export const settingsHistoryList = list(contracts['GET /user/history_system_settings/'], {
  summary: 'Changes of settings: who, when, from, to',
  defaultSort: ['at', 'DESC'],
  from: 'system.settings_history h left join identity.people_public who on who.uid = h.actor',
  columns: {
    uid: { sql: 'h.uid', type: 'text' },
    at: { sql: 'h.at', type: 'time', sort: true, filter: 'range', header: header('Когда', 'Қашан', 'When', 'Качан') },
    area: {
      sql: 'h.area',
      type: 'text',
      filter: 'equals',
      sort: true,
      header: header('Раздел', 'Бөлім', 'Area', 'Бөлүм'),
      names: areaNames,
    },
    setting: {
      sql: 'h.setting',
      type: 'text',
      filter: 'equals',
      search: true,
      sort: true,
      header: header('Настройка', 'Баптау', 'Setting', 'Жөндөө'),
    },
    from: { sql: 'h."from"', type: 'json', header: header('Было', 'Бұрын', 'From', 'Мурда') },
    to: { sql: 'h."to"', type: 'json', header: header('Стало', 'Енді', 'To', 'Эми') },
    actor: { sql: 'h.actor', type: 'text', filter: 'equals' },
    actor_name: {
      sql: 'who.display_name',
      type: 'text',
      search: true,
      sort: true,
      header: header('Кто', 'Кім', 'Who', 'Ким'),
    },
    on_behalf_of: { sql: 'h.on_behalf_of', type: 'text' },
  },
  exported: async (rows, { host, locale }) => {
    const { nameOf, say } = settingWords(locale, host.config.timeZone);
    return rows.map(row => {
      const setting = String(row['setting']);
      return { ...row, setting: nameOf(setting), from: say(row['from'], setting), to: say(row['to'], setting) };
    });
  },
});
