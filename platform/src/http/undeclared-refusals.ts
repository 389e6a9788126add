import { refusedEverywhere } from '@portal/event-schemas/kernel/refusals.ts';
import { Counter, register } from 'prom-client';
import type { Handler } from './run.ts';
import { Refused, type AnyCall } from './types.ts';

const name = 'portal_undeclared_refusals_total';
const counter =
  (register.getSingleMetric(name) as Counter<'call' | 'code'> | undefined) ??
  new Counter({
    name,
    help: 'Refusals that the contract of the call does not name',
    labelNames: ['call', 'code'],
  });
const everywhere: ReadonlySet<string> = new Set(refusedEverywhere);
const found = new Set<string>();

/** Whether the contract of a call, or that of every call, names the code of a refusal. */
export const isDeclared = ({ refuses = [] }: Pick<AnyCall, 'refuses'>, code: string): boolean =>
  everywhere.has(code) || refuses.includes(code);

/** Answers as the handler does. A refusal that the call's contract does not name is a bug of the contract: it is logged and counted. */
export const watchDeclared =
  (call: AnyCall, handler: Handler): Handler =>
  async (request, reply) => {
    try {
      return await handler(request, reply);
    } catch (error) {
      if (error instanceof Refused && !isDeclared(call, error.rejection.code)) {
        const { code } = error.rejection;
        counter.inc({ call: call.call, code });
        found.add(`${call.call} refuses with ${code}`);
        request.log.error({ call: call.call, code }, 'a refusal that the contract of the call does not name');
      }
      throw error;
    }
  };

/** For tests: throws where this process has answered so since it was last asked. Each line is missing in a contract. */
export function throwUndeclared(): void {
  const all = [...found];
  found.clear();
  if (all.length > 0) throw new Error(`Contracts do not name these refusals:\n${all.join('\n')}`);
}
