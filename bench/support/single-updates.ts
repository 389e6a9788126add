import pg from 'pg';

/** Single-row durable updates per second: each of these rows once, one prepared UPDATE a transaction, so many callers at once. */
export async function singleRowUpdates(
  url: string,
  callers: number,
  rows: readonly { uid: string; body: object }[],
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: Math.min(callers, 64) }).on('error', () => undefined);
  try {
    await pool.query('drop table if exists public.bench_cells');
    await pool.query('create table public.bench_cells (uid text primary key, body jsonb, version int not null)');
    await pool.query(`insert into public.bench_cells select uid, null, 0 from unnest($1::text[]) uid`, [
      rows.map(({ uid }) => uid),
    ]);
    const text = 'update public.bench_cells set body = $2, version = version + 1 where uid = $1 and version = 0';
    let next = 0;
    const started = performance.now();
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (next < rows.length) {
          const { uid, body } = rows[next++]!;
          await pool.query({ name: 'bench_cell', text, values: [uid, JSON.stringify(body)] });
        }
      }),
    );
    return (rows.length * 1000) / (performance.now() - started);
  } finally {
    await pool.query('drop table if exists public.bench_cells');
    await pool.end();
  }
}
