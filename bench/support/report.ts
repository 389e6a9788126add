import os from 'node:os';

/** The `p`-th percentile (0–1) of unsorted numbers. */
export function percentile(values: readonly number[], p: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))]!;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A number as people read it: `12 345`, `0.42`. */
export const figure = (value: number, digits = value < 10 ? 2 : 0): string =>
  value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ' ');

/** A table in Markdown, so that it can be quoted in the README as it is. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const cell = (row: Record<string, string | number>, column: string): string => {
    const value = row[column] ?? '';
    return typeof value === 'number' ? figure(value) : value;
  };
  const widths = columns.map(column => Math.max(column.length, ...rows.map(row => cell(row, column).length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text, i) => text.padEnd(widths[i]!)).join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(line(columns));
  console.log(`|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows) console.log(line(columns.map(column => cell(row, column))));
}

/** A measured figure against what was asked; a benchmark that misses exits with 1. */
export function verdict(what: string, measured: number, asked: number, better: 'more' | 'less'): boolean {
  const met = better === 'more' ? measured >= asked : measured <= asked;
  console.log(
    `${met ? 'met   ' : 'MISSED'}  ${what}: ${figure(measured, 2)} (asked ${better === 'more' ? '≥' : '≤'} ${asked})`,
  );
  if (!met) process.exitCode = 1;
  return met;
}

/** The machine, for quoting beside the figures. */
export const machine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'CPU'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${os.type()}`;
