/** Prints rows as a table for a terminal or a README: first column to the left, the others to the right. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [columns, ...rows.map(row => row.map(String))];
  const widths = columns.map((_, column) => Math.max(...cells.map(row => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(line(cells[0]!));
  console.log(
    `|${widths.map((width, column) => `${column === 0 ? ':' : ''}${'-'.repeat(width + 1)}${column === 0 ? '' : ':'}`).join('|')}|`,
  );
  for (const row of cells.slice(1)) console.log(line(row));
}

/** 26231.4 → `26.2k`. */
export const perSecond = (rate: number): string => (rate >= 1000 ? `${(rate / 1000).toFixed(1)}k` : rate.toFixed(0));
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
