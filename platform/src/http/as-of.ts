import { hostAsOf } from '../as-of/host-as-of.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyRequest } from 'fastify';
import type { OpenSnapshot, AsOfRules } from '../as-of/types.ts';
import type { Host, ServiceModule } from '../service.ts';
import type { Caller } from './caller.ts';
import { Refused, type AnyCall } from './types.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The host that the call is answered from, where it is not the present one. */
    asOf: Host | null;
    /** What a list is compared with (`?against=`): a snapshot. */
    comparedWith: Host | null;
  }
}

const asOfHeader = 'x-as-of';
const subjectHeader = 'x-as-of-subject';
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined;
const may = ({ session }: Caller, roles: readonly string[]): boolean =>
  session?.roles.some(role => roles.includes(role)) ?? false;

/**
 * The one place where requests go back in time: `X-As-Of: <snapshot>` has a query answered from that snapshot, `X-As-Of-Subject: <account>` as that person
 * saw it then; `?against=<snapshot>` of a list compares with another one. Only readers of the module's rules may, and nothing can be changed meanwhile.
 */
export function createAsOfResolver(
  host: Host,
  modules: readonly ServiceModule[],
): (request: FastifyRequest, call: AnyCall, module: string) => Promise<void> {
  const rules = modules.find(({ asOf }) => asOf)?.asOf;
  const presentOnly = new Set(modules.filter(module => module.presentOnly).map(({ name }) => name));
  return async (request, call, module) => {
    const caller = request.caller!;
    const uid = text(request.headers[asOfHeader]);
    if (uid !== undefined && caller.session && !isOfThePresent(call, module, text(request.headers[subjectHeader]))) {
      if (call.kind === 'command') throw new Refused(reject('platform.past_read_only'));
      if (call.asOf === 'refused' || !rules) throw new Refused(reject('platform.past_not_recorded'));
      const snapshot = await open(caller, rules, uid);
      request.asOf = hostAsOf(host, snapshot);
      request.caller = await asSubject(caller, rules, snapshot, text(request.headers[subjectHeader]));
    }
    const other = call.kind === 'list' ? text((request.query as Record<string, unknown>)['against']) : undefined;
    if (other !== undefined && rules) request.comparedWith = hostAsOf(host, await open(caller, rules, other));
  };

  /** Answered from the present whatever is looked at: what is about the log itself, about the session, about the portal as it runs. */
  function isOfThePresent(call: AnyCall, module: string, subject: string | undefined): boolean {
    if (call.kind === 'command') return false;
    return call.asOf === 'never' || presentOnly.has(module) || (call.asOf === 'as_somebody' && subject === undefined);
  }

  async function open(caller: Caller, rules: AsOfRules, uid: string): Promise<OpenSnapshot> {
    if (!may(caller, rules.readers)) throw new Refused(reject('identity.access_denied'));
    return host.snapshots.open(uid);
  }
}

/** Calls look at `actor` and `roles`; the session stays the impersonator's, but shows whose screens these are. */
async function asSubject(
  caller: Caller,
  rules: AsOfRules,
  snapshot: OpenSnapshot,
  subject: string | undefined,
): Promise<Caller> {
  if (subject === undefined) return caller;
  if (!may(caller, rules.impersonators)) throw new Refused(reject('identity.access_denied'));
  const roles = await rules.rolesAsOf(subject, snapshot.pool);
  if (!roles) throw new Refused(reject('platform.past_unknown_person', { account: subject }));
  const session = { ...caller.session!, account: subject, real_account: subject, roles };
  return { ...caller, session, roles, actor: { id: subject, roles } };
}
