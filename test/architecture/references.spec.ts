import { usedBy } from '@portal/event-schemas/curriculum/references.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { recordOf, type RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { gather } from '@portal/platform/host/gather.ts';
import { loadServices, serviceNames } from '@portal/platform/host/load-services.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const services = await loadServices(serviceNames);
const records: RecordDefinition[] = [
  ...new Set(services.flatMap(({ modules }) => modules.flatMap(module => module.records ?? []))),
];

it('what a reference looks at is the published view of some read model', async () => {
  const views = new Set(
    gather(services).projections.flatMap(({ views: text = '' }) =>
      [...text.matchAll(/create or replace view\s+([\w.]+)/gi)].map(match => match[1]!),
    ),
  );
  const named = [
    ...new Set(
      Object.values(usedBy)
        .flat()
        .map(({ view }) => view),
    ),
  ];
  expect(named.filter(view => !views.has(view))).toEqual([]);
});

type Schema = {
  type?: string;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
};
/** The paths in a field at which a uid stands, as references write them. */
function uidPaths(schema: Schema, path = '$'): string[] {
  if (schema.format === 'uuid') return [path];
  return [
    ...(schema.anyOf ?? []).flatMap(one => uidPaths(one, path)),
    ...(schema.items ? uidPaths(schema.items, `${path}[*]`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => uidPaths(one, `${path}.${name}`)),
  ];
}
const key = (entity: string, field: string, path = '$'): string => `${entity}.${field}${path.slice(1)}`;
const uidFields = records.flatMap(({ entity, fields }) =>
  Object.entries(fields.shape).flatMap(([field, schema]) =>
    uidPaths(z.toJSONSchema(schema as z.ZodType, { io: 'output', unrepresentable: 'any' }) as Schema).map(path =>
      key(entity, field, path),
    ),
  ),
);
/** Records of the entity kit say what they name in their declaration, and what uses a record follows from it. */
const names = records.flatMap(record =>
  (record.declared ? [] : (record.namesRecords ?? [])).map(named => ({
    record,
    named,
    key: key(record.entity, named.field, named.path),
  })),
);

/** Uids that name no record. */
const namesNoRecord: Readonly<Record<string, string>> = {
  'registration_settings.control_levels[*].uid': 'its own',
  'not_registered_schedule.author': 'the account that makes it, set by the portal',
  'general_mail_schedule.author': 'the account that makes it, set by the portal',
  'general_mail_schedule.advisor': 'the account that makes it, set by the portal',
};

describe('a field of a record that holds a uid', () => {
  it('says what it names, or why it names nothing', () => {
    expect(uidFields.length).toBeGreaterThan(5);
    expect(uidFields.filter(field => !namesNoRecord[field] && !names.some(one => one.key === field)).sort()).toEqual(
      [],
    );
    expect(
      [...names.map(one => one.key), ...Object.keys(namesNoRecord)].filter(field => !uidFields.includes(field)),
    ).toEqual([]);
  });

  it('names a kind of record that there is, and is called something in every language', () => {
    expect(names.filter(({ named }) => !records.includes(recordOf(named.entity))).map(one => one.key)).toEqual([]);
    expect(names.filter(({ named }) => !locales.every(locale => named.called[locale])).map(one => one.key)).toEqual([]);
  });

  it('keeps what it names from being removed, and every use among records is such a field', () => {
    const said = names.map(
      ({ record, named }) =>
        `${named.entity} in ${record.module}.${record.table}_public ${named.field}${(named.path ?? '$').slice(1)}`,
    );
    const tables = new Set(records.map(({ module, table }) => `${module}.${table}_public`));
    const used = records.flatMap(({ entity, references = [] }) =>
      references
        .filter(({ view }) => tables.has(view))
        .map(({ view, column, path = '$' }) => `${entity} in ${view} ${column}${path.slice(1)}`),
    );
    expect(said.sort()).toEqual(used.sort());
  });
});
