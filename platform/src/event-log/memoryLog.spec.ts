import { createMemoryLog, memoryStorage } from './memoryLog.ts';
import { eventLogContract } from './testing/contract.ts';
import { contractCatalogue } from './testing/items.ts';

eventLogContract('memory', async () => {
  const storage = memoryStorage();
  const open = (catalogue = contractCatalogue): ReturnType<typeof createMemoryLog> =>
    createMemoryLog({ catalogue, storage });
  const log = open();
  return { log, another: async catalogue => open(catalogue), close: () => log.close() };
});
