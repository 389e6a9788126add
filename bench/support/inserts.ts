import pg from 'pg';

/** Single-row durable inserts per second: one prepared INSERT a transaction, `callers` at once, for some seconds. The yardstick of what the disk allows. */
export async function singleRowInserts(url: string, callers: number, seconds: number): Promise<number> {
  const connections = Math.min(callers, 64);
  const pool = new pg.Pool({ connectionString: url, max: connections }).on('error', () => undefined);
  await pool.query(
    `drop table if exists public.bench_inserts;
        create table public.bench_inserts (position bigint generated always as identity primary key,
          data jsonb not null)`,
  );
  const insert = { name: 'bench_insert', text: 'insert into public.bench_inserts (data) values ($1)' };
  const data = JSON.stringify({
    student: '0190a0f0-0000-7000-8000-000000000000',
    lessons: ['0190a0f0-0000-7000-8000-000000000001'],
    audit: false,
  });
  await Promise.all(Array.from({ length: connections }, () => pool.query({ ...insert, values: [data] })));
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        await pool.query({ ...insert, values: [data] });
        done++;
      }
    }),
  );
  await pool.query('drop table public.bench_inserts');
  await pool.end();
  return done / seconds;
}
