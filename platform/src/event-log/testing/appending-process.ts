import { writeSync } from 'node:fs';
import { createListener } from '../../postgres/listener.ts';
import { createPool } from '../../postgres/pools.ts';
import { createPostgresLog } from '../postgres/postgresLog.ts';
import { contractCatalogue, counted, item } from './items.ts';

/**
 * A process that appends as fast as it can and prints each acknowledged append as `<stream> <version>`:
 * `node --import tsx appending-process.ts <url> <name> <appends for each of ten callers>`.
 */
const [url, name, appends] = process.argv.slice(2) as [string, string, string];
const onError = (): void => undefined;
const listener = await createListener(url, onError);
const pool = createPool(url, { max: 2, onError });
const log = createPostgresLog({ url, pool, listener, catalogue: contractCatalogue });
await Promise.all(
  Array.from({ length: 10 }, async (_, caller) => {
    const stream = `${name}-${caller}`;
    for (let version = 0; version < Number(appends); version++) {
      const result = await log.append(item(counted(stream, version, version)));
      if (!result.ok) throw new Error(`conflict on ${stream}`);
      writeSync(1, `${stream} ${version + 1}\n`);
    }
  }),
);
await Promise.all([log.close(), listener.close(), pool.end()]);
