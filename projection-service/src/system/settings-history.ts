import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { roles } from '@portal/event-schemas/kernel/roles.ts';
import { contracts } from '@portal/event-schemas/system/calls.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { list } from '@portal/platform/http/types.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { isDeepStrictEqual } from 'node:util';
import { areaNames, settingRecords, settingWords } from './setting-words.ts';

type Values = Record<string, unknown>;
/** What holds until somebody changes it, by area: the first change comes from there. */
const defaults: Readonly<Record<string, Values>> = {
  ...Object.fromEntries(declaredModules.flatMap(({ settings }) => settings.map(one => [one.area, one.defaults]))),
  tech_block: { tech_block: false, tech_block_date_end: null },
  role_names: Object.fromEntries(roles.map(role => [role, { role, name: roleNames[role] }])),
};
type Now = (area: string) => Values;

interface Told {
  area: string;
  /** By setting, or by what the setting is of. */
  values: Values;
  /** The setting where there is one of it for each thing. */
  setting?: string;
}
type Telling = (data: Values, now: Now) => Told;
/** A rule, a type or a name as a whole: what an event of its record leaves of it. */
const ofRecord = (area: string, setting: string): { holds: Telling; removed: Telling } => ({
  holds: ({ uid, changes, ...fields }, now) => {
    const id = String(uid);
    return { area, setting, values: { [id]: changes ? { ...(now(area)[id] as Values), ...changes } : fields } };
  },
  removed: ({ uid }) => ({ area, setting, values: { [String(uid)]: null } }),
});
const tellingOf = (name: string, { holds, removed }: ReturnType<typeof ofRecord>): [string, Telling][] => [
  [`${name}Created`, holds],
  [`${name}Changed`, holds],
  [`${name}Restored`, holds],
  [`${name}Removed`, removed],
];

/** The settings that an event sets, by area. `now`: what held before it. */
const told: Readonly<Record<string, Telling>> = {
  SystemSettingsChanged: data => ({ area: 'system', values: data }),
  LogoChanged: ({ logo }) => ({ area: 'branding', values: { logo: logo === null ? null : true } }),
  LogoSet: ({ name }) => ({ area: 'branding', values: { logo: name } }),
  LogoRemoved: () => ({ area: 'branding', values: { logo: null } }),
  PictureAdded: ({ file, name }) => ({ area: 'branding', setting: 'pictures', values: { [String(file)]: name } }),
  PictureRemoved: ({ file }) => ({ area: 'branding', setting: 'pictures', values: { [String(file)]: null } }),
  BackgroundChosen: ({ file }, now) => ({
    area: 'branding',
    values: { background: now('branding')[String(file)] ?? file },
  }),
  BackgroundRemoved: () => ({ area: 'branding', values: { background: null } }),
  MailServerChanged: ({ server }) => ({ area: 'system', values: { mail_server: server } }),
  TechBlockSet: data => ({ area: 'tech_block', values: data }),
  WorksPlanned: data => ({ area: 'tech_block', values: { works: data } }),
  WorksCancelled: () => ({ area: 'tech_block', values: { works: null } }),
  WorksOver: () => ({ area: 'tech_block', values: { works: null } }),
  RegistrationSettingsCreated: ({ uid: _uid, ...values }) => ({ area: 'registration', values }),
  RegistrationSettingsChanged: data => ({ area: 'registration', values: data['changes'] as Values }),
  ...Object.fromEntries(
    [
      tellingOf('TabRule', ofRecord('menu', 'tab_rule')),
      tellingOf('RoleNameRelation', ofRecord('role_names', 'role_name')),
      ...settingRecords.map(({ name, entity }) => tellingOf(name, ofRecord(entity, entity))),
    ].flat(),
  ),
};
interface Change {
  uid: string;
  position: number;
  area: string;
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
    const all = await valuesNow(db);
    const now: Now = area => (all[area] ??= {});
    const changes: Change[] = [];
    for (const { type, data, position, meta } of events) {
      const { area, values, setting } = told[type]!(data as Values, now);
      for (const [key, to] of Object.entries(values)) {
        const from = now(area)[key] ?? null;
        now(area)[key] = to;
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

/** What was set, by area, over the defaults. */
async function valuesNow(db: Sql): Promise<Record<string, Values>> {
  const now: Record<string, Values> = structuredClone(defaults);
  const { rows } = await db.query<{ area: string; setting: string; value: unknown }>(
    'select area, setting, value from settings_now',
  );
  for (const { area, setting, value } of rows) (now[area] ??= {})[setting] = value;
  return now;
}

const header = (ru: string, kk: string, en: string, ky: string) => ({ ru, kk, en, ky });
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
  map: (row, { host, locale }) => {
    const { nameOf, say, nameOfArea } = settingWords(locale, host.config.timeZone);
    const { area, setting } = row as { area: string; setting: string };
    return {
      ...row,
      area_name: nameOfArea(area),
      setting_name: nameOf(setting),
      from_text: say(row.from, setting),
      to_text: say(row.to, setting),
    };
  },
  exported: async (rows, { host, locale }) => {
    const { nameOf, say } = settingWords(locale, host.config.timeZone);
    return rows.map(row => {
      const setting = String(row['setting']);
      return { ...row, setting: nameOf(setting), from: say(row['from'], setting), to: say(row['to'], setting) };
    });
  },
});
