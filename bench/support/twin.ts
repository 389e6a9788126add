import { command, Refused } from '@portal/platform/http/types.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { loadConfig } from '@portal/platform/config/load.ts';
import { createHost } from '@portal/platform/host/host.ts';
import { createPool } from '@portal/platform/postgres/pools.ts';
import type { Service, ServiceModule } from '@portal/platform/service.ts';
import { z } from 'zod';

/**
 * The plain CRUD twin of a registration, for comparison, on the same server: the same HTTP kit with its sessions, CSRF and validation,
 * but one call = one transaction that locks the lessons with `SELECT … FOR UPDATE`, counts, inserts and commits. No history, no rules,
 * no read models. A process of its own: `node --import tsx bench/support/twin.ts <database url> <port> <connections>`.
 */
const [databaseUrl = '', port = '', connections = ''] = process.argv.slice(2);
const pool = createPool(databaseUrl, { max: Number(connections), onError: error => console.error(error) });

const register = command({
  call: 'POST /twin/registrations/',
  summary: 'Take seats, in one transaction',
  body: z.object({ student: z.uuid(), lessons: z.array(z.uuid()).min(1).max(12) }),
  answer: z.object({ ok: z.boolean() }),
  async run({ body: { student, lessons } }) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ taken: number; capacity: number }>({
        name: 'lock',
        text: 'select uid, capacity, taken from twin.lessons where uid = any($1::uuid[]) order by uid for update',
        values: [lessons],
      });
      if (rows.some(row => row.taken >= row.capacity)) {
        await client.query('rollback');
        throw new Refused(reject('twin.full'));
      }
      await client.query({
        name: 'take',
        text: 'update twin.lessons set taken = taken + 1 where uid = any($1::uuid[])',
        values: [lessons],
      });
      await client.query({
        name: 'insert',
        text: 'insert into twin.registrations (student, lesson) select $1, unnest($2::uuid[]) on conflict do nothing',
        values: [student, lessons],
      });
      await client.query('commit');
      return { ok: true };
    } catch (error) {
      if (!(error instanceof Refused)) await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  },
});
const full = { status: 409, ru: 'Мест нет', kk: 'Орын жоқ', en: 'No seats', ky: 'Орун жок' } as const;
const module: ServiceModule = {
  name: 'twin',
  access: { module: 'twin', commands: { 'POST /twin/registrations/': ['student'] }, queries: {} },
  errors: { 'twin.full': full },
  events: {},
  calls: [register],
};
const service: Service = { name: 'twin', kind: 'command', modules: [module] };

const config = { ...loadConfig(), port: Number(port) };
await createHost({ services: [service], config, databaseUrl });
process.send?.('ready');
