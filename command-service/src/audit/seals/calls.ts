import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { sealDaily, sealNow } from './seal-now.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

export const sealCalls = [
  command(contracts['POST /audit/seals/'], {
    summary: 'Seal everything that happened up to now',
    async run({ host, send }) {
      const seal = await sealNow(host, send);
      if (seal === null) throw new Refused(reject('audit.nothing_to_seal'));
      return { seal };
    },
  }),
  command(contracts['POST /audit/seals/daily/'], {
    summary: 'The seal of the day, when it is not made yet (the worker’s)',
    run: async ({ host, send }) => ({ seal: await sealDaily(host, send) }),
  }),
];
