import { relatedKinds, propertyKinds } from '@portal/event-schemas/forms/codes.ts';
import { defaultValue } from '@portal/event-schemas/forms/form-rules.ts';
import { filesIn } from '@portal/event-schemas/portfolio/summary.ts';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { propertyKindNames } from '@portal/event-schemas/applications/form-names.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { choicesOf, namedChoices } from '../forms/choices.ts';
import { formsOf, inWords, typesOf } from './portfolio.ts';
import type { Input } from './rights.ts';
import type { AchievementRow, Written } from './tables.ts';
import { contracts } from '@portal/event-schemas/portfolio/calls.ts';

/** One's own achievement by its order; throws `portfolio.not_found`. */
async function ownOf({ db, actor }: Input, order: string): Promise<AchievementRow> {
  const { rows } = await db.query<AchievementRow>(
    `SELECT a.* FROM portfolio.portfolio_orders o JOIN portfolio.achievements a ON a.uid = o.achievement
      WHERE o.uid = $1 AND a.student = $2 AND a.status <> 'DELETED'`,
    [order, actor.id],
  );
  if (!rows[0]) throw new Refused(reject('portfolio.not_found', { portfolio_order: order }));
  return rows[0];
}

const getFields = query(contracts['GET /portfolio/portfolios/get_achievement_fields/'], {
  summary: 'The newest form of a type; with portfolio_order what stands in it, and which fields are new',
  async run(input) {
    const { portfolio_order, achievement_type } = input.query;
    const kept = portfolio_order ? await ownOf(input, portfolio_order) : null;
    const wanted = kept?.type ?? achievement_type;
    const [type] = wanted ? await typesOf(input, wanted) : [];
    if (!type) throw new Refused(reject('portfolio.type_not_found', { uid: wanted ?? '' }));
    const versions = [type.version, kept?.version ?? 0].map(version => ({ type: type.uid, version }));
    const formOf = await formsOf(input.db, versions);
    const [properties, before] = versions.map(formOf) as [Property[], Property[]];
    const values = Object.fromEntries(properties.map(one => [one.prop_code, startOf(one, before, kept)]));
    const written = { version: type.version, title: '', day: null, values, files: filesIn(properties, values) };
    const { files, shown } = await inWords(input, written, properties);
    return {
      achievement_type: type,
      version: type.version,
      portfolio_order: kept && { uid: kept.order, status: kept.status },
      missing: kept
        ? properties.flatMap(one => (before.some(old => old.prop_code === one.prop_code) ? [] : [one.prop_code]))
        : [],
      fields: properties.map(one => ({
        uid: one.uid,
        field_type: one.code,
        related_table_uid: one.code === 'rel' ? one.uid : null,
        field_data: values[one.prop_code]!,
        files: one.code === 'file' ? files.filter(file => [values[one.prop_code] ?? []].flat().includes(file.uid)) : [],
        property: one,
      })),
      shown,
    };
  },
});
/** What stands there, where it is still of the field's kind; else what the form begins with. */
function startOf(property: Property, before: readonly Property[], kept: Written | null) {
  const old = before.find(({ prop_code }) => prop_code === property.prop_code);
  const isSame = old?.code === property.code && old.multiple === property.multiple;
  if (kept && isSame) return kept.values[property.prop_code] ?? defaultValue(property);
  return property.initial && 'value' in property.initial ? property.initial.value : defaultValue(property);
}

const options = query(contracts['GET /portfolio/relations/{id}/get_options_from_related_model/'], {
  summary:
    'What can be chosen in a field that points to a thing of the university; `chosen`: names of those chosen already',
  async run(input) {
    const { id } = input.params;
    const { q, page, page_size, chosen } = input.query;
    const { rows } = await input.db.query<{ property: Property }>(
      `SELECT p AS property FROM portfolio.achievement_forms f, jsonb_array_elements(f.properties) p
        WHERE p ->> 'uid' = $1 ORDER BY f.version DESC LIMIT 1`,
      [id],
    );
    const kind = rows[0]?.property.related;
    if (!kind || !relatedKinds.includes(kind)) throw new Refused(reject('portfolio.field_not_found', { id }));
    const found = await choicesOf(input, kind, q, { offset: page * page_size, limit: page_size });
    const next = new URLSearchParams({ q, page: String(page + 1), page_size: String(page_size) });
    return {
      ...found,
      next:
        (page + 1) * page_size < found.count
          ? `/api/v1/portfolio/relations/${id}/get_options_from_related_model/?${next}`
          : null,
      chosen: await namedChoices(input, kind, chosen.split(',').filter(Boolean).slice(0, 100)),
    };
  },
});

const fieldTypes = query(contracts['GET /portfolio/field_types/'], {
  summary: 'Kinds of fields that a form of an achievement type can have',
  run: async () => propertyKinds.map(value => ({ value, name: propertyKindNames[value] })),
});

export const fieldCalls = [getFields, options, fieldTypes];
