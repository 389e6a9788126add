import { login as loginSchema } from '@portal/event-schemas/identity/values.ts';
import type { Host } from '@portal/platform/service.ts';
import { randomInt } from 'node:crypto';
import { loginName } from './claims.ts';

/** The name itself where it can be a log-in name and nobody has it, else a short one. */
export async function freeLogin({ dispatcher }: Pick<Host, 'dispatcher'>, wanted: string): Promise<string> {
  const { success, data } = loginSchema.safeParse(wanted);
  if (success && (await dispatcher.state(loginName, data)).state.account === null) return data;
  return `a${randomInt(10_000_000, 100_000_000)}`;
}
