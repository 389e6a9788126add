import path from 'node:path';
import { beginBuild } from '@portal/platform/projections/prepare.ts';
import { rebuild } from '@portal/platform/projections/rebuild.ts';
import { inTransaction } from '@portal/platform/projections/transaction.ts';
import { liveThrough } from './support/history.ts';
import { prepareInstallation } from './support/portal.ts';
import { figure, machine, median, printTable, verdict } from './support/report.ts';
import { prepareRush } from './support/rush.ts';
import { writeTerm } from './support/term.ts';
import { measureVisibility } from './visible.ts';

/**
 * `npm run bench:projections [-- <events> <rounds>]`: a term is imported and lived through. Measures how soon a command's change is seen, then
 * how fast all read models are built anew, against reading the same events in the same way and doing nothing with them; both take turns.
 */
const events = Number(process.argv[2] ?? 200_000);
const rounds = Number(process.argv[3] ?? 3);
const asked = 0.4;
/** Events of one reading, the same for both. */
const batch = 10_000;

const installation = await prepareInstallation();
try {
  const file = path.join(installation.environment['PORTAL_DATA']!, 'term.xml');
  writeTerm(file);
  const rush = await prepareRush(installation, file);
  const seen = await measureVisibility(installation, rush);
  const total = await liveThrough(installation, rush, events);

  const host = await installation.host(['command-service', 'projection-service']);
  const {
    log,
    pool,
    parts: { projections },
  } = host;
  while (!(await host.waitForReadModels(await log.head(), 60_000)));
  const rates = { reading: [] as number[], rebuilding: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const reading = await perSecond(read);
    for (const projection of projections) await inTransaction(pool, db => beginBuild(db, projection));
    const rebuilding = await perSecond(async () => {
      const failed = await rebuild({ log, pool, projections, batch }, projections);
      if (failed.length) throw new Error(`could not be built: ${failed.join(', ')}`);
    });
    // The first round warms up.
    if (round === 0) continue;
    rates.reading.push(reading);
    rates.rebuilding.push(rebuilding);
  }
  await host.stop();

  const ratios = rates.rebuilding.map((rate, index) => rate / rates.reading[index]!);
  printTable(
    `Rebuild of ${projections.length} read models over ${figure(total)} events, medians of ${rounds} rounds in turn (${machine()})`,
    [
      { what: 'reading the events, doing nothing', 'events/s': median(rates.reading), ratio: 1 },
      { what: 'rebuilding all read models', 'events/s': median(rates.rebuilding), ratio: median(ratios) },
    ],
  );
  printTable('A command’s change is visible after', [
    { while: 'idle', ...visibility(seen.idle) },
    { while: 'rush of 200 clients', ...visibility(seen.rush) },
  ]);
  verdict('rebuild / reading', median(ratios), asked, 'more');
  verdict('visible while idle, p50 in ms', seen.idle.p50, 10, 'less');
  verdict('visible while idle, p99 in ms', seen.idle.p99, 50, 'less');
  verdict('visible during the rush, p99 in ms', seen.rush.p99, 250, 'less');

  async function read(): Promise<void> {
    for (let after = 0, some = await log.readAll(after, batch); some.length > 0; some = await log.readAll(after, batch))
      after = some.at(-1)!.position;
  }
  async function perSecond(work: () => Promise<void>): Promise<number> {
    const started = performance.now();
    await work();
    return total / ((performance.now() - started) / 1000);
  }
} finally {
  await installation.clear();
}
process.exit();

function visibility({ p50, p99, samples, stale }: Awaited<ReturnType<typeof measureVisibility>>['idle']) {
  return { 'p50 ms': p50, 'p99 ms': p99, samples, 'stale answers before': stale };
}
