import { logoKeptDays, pictureKeptDays } from '@portal/event-schemas/system/branding.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { removeOrphans } from '@portal/platform/files/orphans.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { forgetOriginals } from '../../uploaded-picture.ts';
import { removePicture } from './branding.ts';
import { logoPurpose, originalPurpose, picturePurpose } from './pictures.ts';

const day = 86_400_000;
const daysAgo = ({ clock }: Pick<Host, 'clock'>, days: number): Date => new Date(clock.now().getTime() - days * day);

/** Pictures that nothing has shown for a week; one that was chosen meanwhile stays. */
async function removeUnused(host: Host): Promise<number> {
  const actor = { id: systemActor, roles: [systemActor] };
  const send = senderFor(host, { actor, locale: 'ru', correlation_id: newId() });
  const { rows } = await host.pool.query<{ file: string }>(
    'select file from system.branding_pictures where unused_since < $1 order by file',
    [daysAgo(host, pictureKeptDays)],
  );
  let removed = 0;
  for (const { file } of rows)
    try {
      await send(removePicture, { file });
      await host.files.remove(file);
      removed += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  return removed;
}

/** SQL: the logo that is shown, or one that can still be put back. */
const logoInUse = (host: Host): string =>
  `exists (select from system.branding b where b.logo->>'file' = x.uid
     or (b.former->>'file' = x.uid and b.former_at > '${daysAgo(host, logoKeptDays).toISOString()}'))`;

/** Every night pictures and logos go that nothing shows any more, and what uploads have left behind. */
export const brandingSweepJob = defineJob<object>({
  name: 'system-branding-sweep',
  schedule: { cron: '50 3 * * *' },
  async run(_data, host, report) {
    await host.waitForReadModels(await host.log.head(), 30_000);
    await forgetOriginals(host, originalPurpose);
    const pictures = await removeUnused(host);
    const orphans = [
      { purpose: logoPurpose, keptDays: 1, inUse: logoInUse(host) },
      // One whose event was never written.
      {
        purpose: picturePurpose,
        keptDays: 1,
        inUse: 'exists (select from system.branding_pictures p where p.file = x.uid)',
      },
    ];
    const results = [];
    for (const one of orphans) results.push(await removeOrphans(one, host, report));
    return {
      pictures,
      files: results.reduce((sum, { removed }) => sum + removed, 0),
      failed: results.flatMap(({ failed }) => failed),
    };
  },
});
