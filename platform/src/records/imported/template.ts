import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import { importedColumns, listSigns } from '@portal/event-schemas/kernel/entity/imported.ts';
import { locales } from '@portal/event-schemas/kernel/localized.ts';
import type { DeclaredEntity, RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { query, replyStarted, type QueryCall } from '../../http/types.ts';
import { byteOrderMark, csvLine } from '../../lists/cells.ts';

/** What stands in the cell of an example. */
const examples: Partial<Record<Field['kind'], (field: Field) => string>> = {
  number: ({ min = 0 }) => String(min),
  yes: () => 'false',
  day: () => '2026-09-01',
  moment: () => '2026-09-01 09:00',
  choice: ({ of = [] }) => of[0] ?? '',
  choices: ({ of = [] }) => of.slice(0, 2).join(`${listSigns.entries} `),
  color: () => '#1f6feb',
  ref: ({ optional }) => (optional ? '' : 'CODE'),
  rows: ({ columns = {} }) =>
    Object.values(columns)
      .flatMap(column => (column.kind === 'localized' ? locales.map(() => '') : [exampleOf(column)]))
      .join(listSigns.parts),
};
const exampleOf = (field: Field): string => examples[field.kind]?.(field) ?? '';

/** The names of the columns and a line of example, as `csvLine` writes them. */
export function templateOf({ entity, words }: DeclaredEntity): string {
  const columns = importedColumns(entity);
  const { imported } = entity as Entity;
  const line = columns.map(({ column, name, field, locale }) => {
    const given = imported?.example?.[column];
    if (given !== undefined) return given;
    if (name === imported?.by) return 'CODE-1';
    if (locale) return words[locale].fields[name] ?? '';
    return exampleOf(field);
  });
  return byteOrderMark + csvLine(columns.map(({ column }) => column)) + csvLine(line);
}

/** `GET <path>import/template/` of an entity that is imported. */
export function templateCalls({ declared, table }: RecordDefinition): QueryCall[] {
  const { imported, path } = declared?.entity ?? {};
  if (!imported) return [];
  return [
    query({
      call: `GET ${path}import/template/` as Call,
      summary: `The CSV file that the import reads: its columns and a line of example (text/csv)`,
      asOf: 'never',
      run: async ({ raw: { reply } }) => {
        void reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${table}.csv"`)
          .send(templateOf(declared!));
        return replyStarted as never;
      },
    }),
  ];
}
