import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { workView } from './work.ts';

/** What the calls of the module answer. */
export const contracts = defineContracts({
  'GET /common/my_work/': { answer: workView },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
