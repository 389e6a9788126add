import { writeSync } from 'node:fs';
import { counted, item } from './items.ts';
import { openLog, type LogPlace } from './open-log.ts';

/**
 * A process that appends as fast as it can and prints each acknowledged append as `<stream> <version>`:
 * `node --import tsx appending-process.ts <place as JSON> <name> <appends for each of ten callers>`.
 */
const [place, name, appends] = process.argv.slice(2) as [string, string, string];
const log = await openLog(JSON.parse(place) as LogPlace);
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
await log.close();
