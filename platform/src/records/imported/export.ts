import { importedColumns } from '@portal/event-schemas/kernel/entity/imported.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { ListCall } from '../../http/types.ts';
import { writeCell } from './cells.ts';
import { codesIn } from './codes.ts';

/** The file of an entity's list that its import reads again. */
export function codedFile({ declared }: RecordDefinition): ListCall['coded'] {
  if (!declared?.entity.imported) return undefined;
  const columns = importedColumns(declared.entity);
  return {
    columns: columns.map(({ column }) => column),
    rows: async (rows, { host }) => {
      const codeOf = await codesIn(host, columns, rows);
      return rows.map(row => Object.fromEntries(columns.map(one => [one.column, writeCell(one, row, codeOf)])));
    },
  };
}
