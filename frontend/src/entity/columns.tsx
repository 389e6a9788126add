import { joinedName, type Entity, type Fields } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import type { AnyEntityWords } from '@portal/event-schemas/kernel/entity/words.ts';
import type { ReactNode } from 'react';
import { useFormat, type Format } from '../i18n/format.ts';
import type { TableFilter } from '../lists/filters.ts';
import type { TableColumn } from '../lists/table-types.ts';
import { StatusChip, type Tone } from '../shell/status-chip.tsx';
import { codeNames, useShown, type AnyRow } from './values.tsx';
import { StateChip } from './life-parts.tsx';
import { ColorTag } from './color-tag.tsx';
import { lookupOf } from './lookup.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { useEntityWords, useKitText } from './words.ts';

/** What a table of an entity can show: its fields, what it counts, and its state. */
export type ColumnName<E> =
  E extends Entity<infer F, any, infer S, any, infer N, any, any, infer K>
    ? (keyof F & string) | N | K | typeof joinedName | ([S] extends [never] ? never : 'state')
    : never;
/** The states of an entity. */
export type StateName<E> = E extends Entity<any, any, infer S, any, any> ? S : never;
/** A column of an entity's table: a field (or `state`), with a look of its own where it has one. */
export type EntityColumn<N extends string = string> =
  | N
  | {
      field: N;
      label?: string;
      optional?: true;
      tones?: Readonly<Record<string, Tone>>;
      render?: (row: AnyRow) => ReactNode;
    };

const numeric: readonly Field['kind'][] = ['number', 'order', 'files'];
const unsorted: readonly Field['kind'][] = ['choices', 'refs', 'files', 'rows'];

/** Columns by name; the first one that is the title opens the row. */
export function useColumns(
  entity: Entity<any>,
  chosen: readonly EntityColumn[],
  open: Pick<TableColumn<AnyRow>, 'to' | 'onClick'>,
): TableColumn<AnyRow>[] {
  const words = useEntityWords(entity);
  const t = useKitText();
  const { show } = useShown(entity);
  const format = useFormat();
  const fields = entity.fields as Fields;
  return chosen.map(one => {
    const column = typeof one === 'string' ? { field: one } : one;
    const { field: name, tones, optional } = column;
    const field = fields[name];
    const counted = name in (entity.counted ?? {});
    const known = entity.known?.[name];
    const joined = name === joinedName;
    const word = (row: AnyRow): string =>
      known
        ? format.name(known.names[String(row[name])] ?? String(row[name]))
        : field || joined
          ? show(name, row)
          : (words.states?.[String(row[name])] ?? String(row[name] ?? '–'));
    return {
      source: field?.kind === 'ref' ? `${name}_name` : name,
      label: column.label ?? (joined ? words.joined : words.fields[name]) ?? t('state'),
      sortable: counted || joined || known !== undefined || (field !== undefined && !unsorted.includes(field.kind)),
      ...(counted || (field && numeric.includes(field.kind)) ? { numeric: true } : {}),
      ...(optional ? { optional } : {}),
      ...(name === entity.title ? open : {}),
      render:
        column.render ??
        looks(entity, name, field) ??
        (tones ? row => <StatusChip tone={tones[String(row[name])] ?? 'quiet'}>{word(row)}</StatusChip> : word),
    };
  });
}

/** How values stand that are more than a text. */
function looks(entity: Entity<any>, name: string, field: Field | undefined): ((row: AnyRow) => ReactNode) | undefined {
  if (name === 'state' && entity.life) return row => <StateChip entity={entity} row={row} />;
  if (field?.kind === 'color') return row => <ColorTag color={row[name] as string | null} />;
  if (field?.kind === 'order') return row => <PlaceButtons entity={entity} row={row} />;
  return undefined;
}

/** Filters of the fields that say so, and of the state by the clock. */
export function useFilters(entity: Entity<any>): TableFilter[] {
  const words = useEntityWords(entity);
  const t = useKitText();
  const format = useFormat();
  const state: TableFilter[] = entity.clock
    ? [{ source: 'state', label: t('state'), kind: 'choice', several: true, choices: choicesOf(words.states ?? {}) }]
    : [];
  return [
    ...state,
    ...Object.entries(entity.fields as Fields).flatMap(([name, field]) =>
      field.filter ? filterOf(name, field, words, format) : [],
    ),
    ...Object.entries(entity.known ?? {}).map(([source, { names }]): TableFilter => ({
      source,
      label: words.fields[source]!,
      kind: 'choice',
      several: true,
      choices: Object.entries(names).map(([value, name]) => ({ value, label: format.name(name) })),
    })),
  ];
}
const choicesOf = (names: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

function filterOf(source: string, field: Field, words: AnyEntityWords, format: Format): TableFilter[] {
  const shared = { source, label: words.fields[source] ?? source };
  switch (field.kind) {
    case 'choice':
      return [
        { ...shared, kind: 'choice', several: true, choices: choicesOf(codeNames(field, source, words, format)) },
      ];
    case 'yes':
      return [{ ...shared, kind: 'boolean' }];
    case 'ref':
      return [{ ...shared, kind: 'lookup', several: true, orNone: field.optional === true, ...lookupOf(field.to!) }];
    case 'number':
      return [{ ...shared, kind: 'range', type: 'number' }];
    case 'day':
      return [{ ...shared, kind: 'range', type: 'date' }];
    case 'moment':
      return [{ ...shared, kind: 'range', type: 'moment' }];
    case 'text':
      return [{ ...shared, kind: 'text' }];
    default:
      return [];
  }
}
