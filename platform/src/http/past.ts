import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyRequest } from 'fastify';
import type { OpenPast, PastRules } from '../past/types.ts';
import type { Host, ServiceModule } from '../service.ts';
import type { Caller } from './caller.ts';
import { Refused, type AnyCall } from './types.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The host that the call is answered from, where it is not the present one. */
    past: Host | null;
    /** What a list is compared with (`?against=`): a past. */
    against: Host | null;
  }
}

const pastHeader = 'x-as-of';
const subjectHeader = 'x-as-of-subject';
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined;
const may = ({ session }: Caller, roles: readonly string[]): boolean =>
  session?.roles.some(role => roles.includes(role)) ?? false;

/**
 * The one place where requests go back in time: `X-As-Of: <past>` has a query answered from that past, `X-As-Of-Subject: <account>` as that person
 * saw it then; `?against=<past>` of a list compares with another one. Only readers of the module's rules may, and nothing can be changed meanwhile.
 */
export function lookingBack(
  host: Host,
  modules: readonly ServiceModule[],
): (request: FastifyRequest, call: AnyCall, module: string) => Promise<void> {
  const rules = modules.find(({ past }) => past)?.past;
  const timeless = new Set(modules.filter(module => module.timeless).map(({ name }) => name));
  return async (request, call, module) => {
    const caller = request.caller!;
    const uid = text(request.headers[pastHeader]);
    if (uid !== undefined && caller.session && !isOfThePresent(call, module, text(request.headers[subjectHeader]))) {
      if (call.kind === 'command') throw new Refused(reject('platform.past_read_only'));
      if (call.inPast === 'refused' || !rules) throw new Refused(reject('platform.past_not_recorded'));
      const past = await open(caller, rules, uid);
      request.past = host.pasts.hostOf(past);
      request.caller = await asSubject(caller, rules, past, text(request.headers[subjectHeader]));
    }
    const other = call.kind === 'list' ? text((request.query as Record<string, unknown>)['against']) : undefined;
    if (other !== undefined && rules) request.against = host.pasts.hostOf(await open(caller, rules, other));
  };

  /** Answered from the present whatever is looked at: what is about the log itself, about the session, about the portal as it runs. */
  function isOfThePresent(call: AnyCall, module: string, subject: string | undefined): boolean {
    if (call.kind === 'command') return false;
    return call.inPast === 'never' || timeless.has(module) || (call.inPast === 'as_somebody' && subject === undefined);
  }

  async function open(caller: Caller, rules: PastRules, uid: string): Promise<OpenPast> {
    if (!may(caller, rules.readers)) throw new Refused(reject('identity.access_denied'));
    return host.pasts.open(uid);
  }
}

/** Calls look at `actor` and `roles`; the session stays the onlooker's, but shows whose screens these are. */
async function asSubject(
  caller: Caller,
  rules: PastRules,
  past: OpenPast,
  subject: string | undefined,
): Promise<Caller> {
  if (subject === undefined) return caller;
  if (!may(caller, rules.onlookers)) throw new Refused(reject('identity.access_denied'));
  const roles = await rules.rolesThen(subject, past.pool);
  if (!roles) throw new Refused(reject('platform.past_unknown_person', { account: subject }));
  const session = { ...caller.session!, account: subject, real_account: subject, roles };
  return { ...caller, session, roles, actor: { id: subject, roles } };
}
