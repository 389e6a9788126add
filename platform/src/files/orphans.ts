import { forEachIndependently, type ItemFault } from '../jobs/each.ts';
import type { Host } from '../service.ts';

/** `inUse`: an SQL condition over the file's uid `x.uid`: something holds it. */
export interface Orphans {
  purpose: string;
  keptDays: number;
  inUse: string;
}

/** Removes files of a purpose that nothing holds, some days after they came. */
export async function removeOrphans(
  { purpose, keptDays, inUse }: Orphans,
  host: Host,
  report: (done: number, of: number) => Promise<void>,
): Promise<{ removed: number; failed: ItemFault[] }> {
  const before = new Date(host.clock.now().getTime() - keptDays * 86_400_000).toISOString();
  // What was saved a moment ago counts.
  if (!(await host.waitForReadModels(await host.log.head(), 30_000)))
    throw new Error('The read models are behind; nothing is removed.');
  let removed = 0;
  let seen = 0;
  const failed: ItemFault[] = [];
  for (let after = ''; ;) {
    const page = await host.files.olderThan(purpose, before, { after });
    if (page.length === 0) return { removed, failed };
    const { rows } = await host.pool.query<{ uid: string }>(
      `SELECT x.uid FROM unnest($1::text[]) x(uid) WHERE ${inUse}`,
      [page.map(({ uid }) => uid)],
    );
    const kept = new Set(rows.map(({ uid }) => uid));
    const gone = await forEachIndependently(
      page.filter(({ uid }) => !kept.has(uid)),
      ({ uid }) => `file ${uid}`,
      ({ uid }) => host.files.remove(uid),
      host.logger,
    );
    removed += gone.results.length;
    failed.push(...gone.failed);
    seen += page.length;
    after = page.at(-1)!.uid;
    await report(seen, seen);
  }
}
