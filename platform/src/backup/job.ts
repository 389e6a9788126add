import { defineJob } from '../jobs/types.ts';
import { backUp, backupSettings } from './backups.ts';

/** Every night, where the portal is told to where. What went wrong is a fault of the job, which health names until a backup works again. */
export const backupJob = defineJob<object>({
  name: 'backup',
  schedule: { cron: '15 2 * * *' },
  async run(_data, { config, pool, clock, logger }) {
    const settings = backupSettings(config);
    if (!settings) return { made: null, failed: [] };
    try {
      const { name, size, files } = await backUp(settings, { pool, config, now: () => clock.now() });
      return { made: name, size, files, failed: [] };
    } catch (error) {
      logger.error({ err: error }, 'no backup could be made');
      return { made: null, failed: [{ item: `backup to ${settings.place.name}`, error: (error as Error).message }] };
    }
  },
});
