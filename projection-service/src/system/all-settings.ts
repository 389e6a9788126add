import type { SettingsGroup } from '@portal/event-schemas/kernel/settings.ts';
import type { Audience } from '@portal/event-schemas/kernel/roles.ts';
import { contracts } from '@portal/event-schemas/system/calls.ts';
import type { settingEditor } from '@portal/event-schemas/system/views.ts';
import { admit } from '@portal/platform/http/admission.ts';
import { query } from '@portal/platform/http/types.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { settingRecords, settingWords } from './setting-words.ts';

type Editor = z.infer<typeof settingEditor>;
interface Known {
  area: string;
  setting: string;
  value: unknown;
  changes: number;
  changed_at: Date;
  changed_by: string | null;
}

const groups: readonly SettingsGroup[] = declaredModules.flatMap(({ settings }) => settings);
const isFor = (audience: Audience, roles: readonly string[]): boolean => admit(audience, roles) === 'admitted';

/** What the schema of a setting lets one choose from, as the page's input: a yes, a number, one of a few. */
function editorOf(schema: z.ZodType, named: (code: string) => string): Editor {
  const {
    type,
    minimum,
    maximum,
    exclusiveMinimum,
    enum: codes,
  } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
  });
  if (type === 'boolean') return { kind: 'yes' };
  const min = minimum ?? exclusiveMinimum;
  if ((type === 'integer' || type === 'number') && typeof min === 'number' && maximum !== undefined)
    return { kind: 'number', min, max: maximum, whole: type === 'integer' };
  if (type === 'string' && codes)
    return { kind: 'choice', choices: codes.map(code => ({ value: String(code), name: named(String(code)) })) };
  return null;
}

/** What was set, with how often, and who did it last. */
async function known(db: Sql): Promise<Map<string, Known>> {
  const { rows } = await db.query<Known>(
    `select n.area, n.setting, n.value, h.changes, h.changed_at, who.display_name as changed_by
     from system.settings_now n
     cross join lateral (
       select count(*)::int as changes, max(at) as changed_at, (array_agg(actor order by position desc))[1] as actor
       from system.settings_history h where h.area = n.area and h.setting = n.setting
     ) h
     left join identity.people_public who on who.uid = h.actor
     where n.area = any($1) and h.changes > 0`,
    [groups.map(({ area }) => area)],
  );
  return new Map(rows.map(row => [`${row.area}.${row.setting}`, row]));
}

/** Every setting of every module in one place, as the modules declare them. */
export const allSettings = query(contracts['GET /common/all_settings/'], {
  summary: 'Every setting: what it means, its value and default, who changed it last',
  async run({ db, host, locale, roles }) {
    const { nameOf, say, nameOfArea } = settingWords(locale, host.config.timeZone);
    const set = await known(db);
    const settings = groups
      .filter(({ readers }) => isFor(readers, roles))
      .flatMap(({ area, fields, defaults, about, writers, change, screen }) =>
        Object.entries(fields.shape as Record<string, z.ZodType>).map(([setting, schema]) => {
          const now = set.get(`${area}.${setting}`);
          const value = now ? now.value : defaults[setting];
          return {
            area,
            area_name: nameOfArea(area),
            setting,
            name: nameOf(setting),
            about: about[setting]![locale],
            value,
            value_text: say(value, setting),
            default: defaults[setting],
            default_text: say(defaults[setting], setting),
            is_default: isDeepStrictEqual(value, defaults[setting]),
            // A time in milliseconds has an input of its own on its screen.
            editor: setting === 'timer_time' ? null : editorOf(schema, code => say(code, setting)),
            change,
            may_change: isFor(writers, roles),
            screen,
            changes: now?.changes ?? 0,
            changed_at: now?.changed_at.toISOString() ?? null,
            changed_by: now?.changed_by ?? null,
          };
        }),
      );
    return { settings, lists: settingRecords.map(({ entity }) => ({ area: entity, name: nameOfArea(entity) })) };
  },
});
