import { bytesOf, UnreadableBackup } from './frames.ts';

/** What a backup is made of, in its order: tables with their rows, files with their bytes, and at the end what there is of each. */
export type BackupRecord =
  | { kind: 'start'; made_at: string; version: 1 }
  | { kind: 'table'; name: string; columns: readonly string[] }
  /** Rows of the last table, each a JSON text as PostgreSQL writes it. */
  | { kind: 'rows'; rows: readonly string[] }
  | { kind: 'file'; path: string }
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'end'; tables: Readonly<Record<string, number>>; files: number; bytes: number };

const marks = { json: 0, rows: 1, bytes: 2 } as const;
const headLength = 5;
/** The longest record: rows come in pages, files in parts. */
const longest = 256 * 1_048_576;

function framed(mark: number, body: Buffer): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt32BE(body.length);
  head[4] = mark;
  return Buffer.concat([head, body]);
}
/** Rows are joined by a sign that no JSON text has unescaped. */
const between = '\u001e';

export const written = (record: BackupRecord): Buffer => {
  if (record.kind === 'bytes') return framed(marks.bytes, record.bytes);
  if (record.kind === 'rows') return framed(marks.rows, Buffer.from(record.rows.join(between)));
  return framed(marks.json, Buffer.from(JSON.stringify(record)));
};

/** The records of a stream; throws `UnreadableBackup` where it ends before its end. */
export async function* recordsIn(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  const take = bytesOf(source);
  for (;;) {
    const head = await take(headLength);
    const length = head?.readUInt32BE() ?? 0;
    const body = head && length <= longest ? await take(length) : null;
    if (!head || !body) throw new UnreadableBackup('The backup ends in the middle.');
    if (head[4] === marks.bytes) yield { kind: 'bytes', bytes: body };
    else if (head[4] === marks.rows) yield { kind: 'rows', rows: body.toString('utf8').split(between) };
    else {
      const record = JSON.parse(body.toString('utf8')) as BackupRecord;
      yield record;
      if (record.kind === 'end') return;
    }
  }
}
