import Fastify from 'fastify';
import pg from 'pg';

/**
 * The plain CRUD twin of a registration, for comparison: one HTTP call = one transaction that locks the lessons with
 * `SELECT … FOR UPDATE`, counts, inserts and commits. No history, no rules, no sessions. Runs as a process of its own:
 * `node --import tsx bench/support/twin.ts <database url> <port> <pool size>`.
 */
const [databaseUrl, port, connections] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(connections) });
const server = Fastify({ logger: false });

server.post<{ Body: { student: string; lessons: string[] } }>('/register', async (request, reply) => {
  const { student, lessons } = request.body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'lock', text: 'select uid, capacity, taken from twin.lessons where uid = any($1::uuid[]) order by uid for update', values: [lessons],
    });
    if (rows.some(row => row.taken >= row.capacity)) {
      await client.query('rollback');
      return await reply.code(409).send({ error: { code: 'full' } });
    }
    await client.query({ name: 'take', text: 'update twin.lessons set taken = taken + 1 where uid = any($1::uuid[])', values: [lessons] });
    await client.query({
      name: 'insert', text: 'insert into twin.registrations (student, lesson) select $1, unnest($2::uuid[]) on conflict do nothing', values: [student, lessons],
    });
    await client.query('commit');
    return { ok: true };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
});

await server.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('ready');
