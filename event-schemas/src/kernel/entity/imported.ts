import { locales, type Locale } from '../locales.ts';
import { formFields, type Entity, type Fields } from './entity.ts';
import type { Field } from './fields.ts';

/** A column of the file that an import of the entity reads: a field, or one language of a text in four (`name.kk`). */
export interface ImportedColumn {
  column: string;
  name: string;
  field: Field;
  locale?: Locale;
}

/** Entries of a list stand between these signs: in the cell of a list, of rows, and of a list within a row. */
export const listSigns = { entries: ';', parts: ':', within: '+' } as const;
/** The most lines and bytes of a file. */
export const importLimits = { lines: 20_000, bytes: 8 * 1_048_576 } as const;

/** The columns of an entity's file, in the order of its fields. Files and places have none. */
export const importedColumns = ({ fields }: Pick<Entity<any>, 'fields'>): ImportedColumn[] =>
  formFields(fields as Fields)
    .filter(([, { kind }]) => kind !== 'files')
    .flatMap(([name, field]) =>
      field.kind === 'localized'
        ? locales.map(locale => ({ column: `${name}.${locale}`, name, field, locale }))
        : [{ column: name, name, field }],
    );

/** What is wrong with a file: `line` counts from 1, 0 where it is the whole file; `column` null: the whole line. */
export interface ImportFault {
  line: number;
  column: string | null;
  code: string;
  message: string;
}
/** What a file would bring about. `faults`, `rows`: the first hundred of them; `checked`: what the import is told, so that it does this and nothing else. */
export interface ImportCheck {
  lines: number;
  created: number;
  changed: number;
  unchanged: number;
  faulty: number;
  faults: ImportFault[];
  rows: { line: number; key: string; change: 'created' | 'changed'; columns: string[] }[];
  checked: string | null;
}
export type ImportResult = Pick<ImportCheck, 'lines' | 'created' | 'changed' | 'unchanged'>;
