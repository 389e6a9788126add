import { forEachIndependently, type ItemFault } from '@portal/platform/jobs/each.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { filesPurpose } from './calls.ts';

/** So long a file waits for the application that it was uploaded for. */
export const keptDays = 7;

/** Removes files that stand in no application, a week after they came; what was sent once stays for good. */
export const orphanFilesJob = defineJob<object>({
  name: 'application-orphan-files',
  schedule: { cron: '40 3 * * *' },
  run: (_data, host, report) => removeOrphans(host, report),
});

async function removeOrphans(
  host: Host,
  report: (done: number, of: number) => Promise<void>,
): Promise<{ removed: number; failed: ItemFault[] }> {
  const before = new Date(host.clock.now().getTime() - keptDays * 86_400_000).toISOString();
  // An application that was saved a moment ago counts.
  if (!(await host.waitForReadModels(await host.log.head(), 30_000)))
    throw new Error('The read models are behind; nothing is removed.');
  let removed = 0;
  let seen = 0;
  const failed: ItemFault[] = [];
  for (let after = ''; ;) {
    const page = await host.files.olderThan(filesPurpose, before, { after });
    if (page.length === 0) return { removed, failed };
    const { rows } = await host.pool.query<{ uid: string }>(
      'SELECT x.uid FROM unnest($1::text[]) x(uid) WHERE EXISTS (SELECT 1 FROM applications.application_forms f WHERE f.files @> ARRAY[x.uid])',
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
