import { contracts } from '@portal/event-schemas/identity/calls.ts';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, query, Refused, replyStarted, type CallContext } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { guesserOf } from '../passwords/log-in-line.ts';
import { arrive, linkOf } from '../ways/arrive.ts';
import { linkWay } from '../ways/links.ts';
import { leftThere } from '../ways/openid/log-out.ts';
import { keepAnswer } from '../ways/saml/answers.ts';
import { leftBySaml } from '../ways/saml/log-out.ts';
import { addressOf, samlOf } from '../ways/saml/server.ts';
import { beginAt, comeBackFrom, serverOf } from '../ways/servers.ts';
import { localeOf, takeTry } from '../ways/tries.ts';
import { wayAt, wayOf, type Way } from '../ways/way.ts';
import { enter } from './enter.ts';
import { describe } from './session-of.ts';

export const beginWay = command(contracts['POST /user/ways_in/{uid}/begin/'], {
  summary: 'Begin to log in at a server of the university',
  async run(call) {
    return { url: await beginAt(call, await serverOf(call.host, call.params.uid), null) };
  },
});

/** What may come with a browser that is sent back. */
const passed = ['state', 'code', 'iss', 'error'] as const;

/**
 * The server sends the browser back to this address; from here it goes to the portal's own page, with nothing but these values, and the page finishes the
 * log-in. The address is put together of a language and fixed text, so it leads nowhere else.
 */
export const callback = query(contracts['GET /user/ways_in/{uid}/callback/'], {
  summary: 'Where a server of the university sends the browser back to',
  asOf: 'never',
  async run({ host, locale, raw: { request, reply } }) {
    const given = request.query as Record<string, unknown>;
    const kept = new URLSearchParams();
    for (const name of passed) {
      const value = given[name];
      if (typeof value === 'string' && value.length <= 4000) kept.set(name, value);
    }
    const language = (await localeOf(host, kept.get('state') ?? '')) ?? locale;
    return toPage(reply, language, Object.fromEntries(kept));
  },
});

/** The log-in ends here, or the way is added to the account that had begun it while logged in. */
export const finishWay = command(contracts['POST /user/ways_in/finish/'], {
  summary: 'Finish a log-in at a server of the university',
  async run(call) {
    const { host, body, session } = call;
    const begun = await takeTry(call, body.state);
    const way = await serverOf(host, begun.way);
    if (body.error !== undefined || body.code === undefined) throw new Refused(reject('identity.way_refused'));
    const { proven, session: there } = await comeBackFrom(host, way, { ...body, code: body.code }, begun);
    if (begun.linking) {
      const { account, session: id } = begun.linking;
      if (session?.id !== id || session.account !== account || session.real_account !== account || session.restriction)
        throw new Refused(reject('identity.way_begin_again'));
      await call.send(linkWay, { ...linkOf(proven), account, linked_by: 'person' });
      return { linked: true, session: await describe(host, session) };
    }
    const account = await arrive(host, proven, call);
    const { guesser, device } = guesserOf(call, account.login);
    const entered = await enter(call, account, {
      credential: null,
      device,
      known: guesser.from === 'device',
      way: there,
      vouched: !way.asks_factor,
    });
    return { linked: false, session: entered };
  },
});

const toPage = (reply: CallContext['raw']['reply'], language: Locale, query: Record<string, string>): never => {
  const address = `/${language}/user/way-in?${new URLSearchParams(query).toString()}`;
  reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
  return replyStarted as never;
};

/** What a server of SAML has the browser send: it is kept for a moment, and the portal's own page finishes the log-in with its name. */
export const samlAnswerCall = command(contracts['POST /user/ways_in/{uid}/acs/'], {
  summary: 'Where a server of SAML has the browser send its answer (HTTP-POST)',
  linked: true,
  form: true,
  async run({ host, params, body: { SAMLResponse, RelayState: state }, raw: { reply } }) {
    const { uid } = await wayOf(host, params.uid, 'saml');
    // Nothing is kept that nobody has asked for.
    const language = await localeOf(host, state);
    if (!language) throw new Refused(reject('identity.way_begin_again'));
    return toPage(reply, language, { state, code: await keepAnswer(host, uid, SAMLResponse) });
  },
});

/** What a server of SAML has to know of the portal. */
export const samlMetadata = query(contracts['GET /user/ways_in/{uid}/metadata/'], {
  summary: 'Metadata of the portal for a server of SAML',
  asOf: 'never',
  async run({ host, params, raw: { reply } }) {
    const way = await anyServer(host, params.uid);
    const nobody = { entity: '-', log_in: addressOf(host, way.uid, 'acs'), log_out: null, certificates: ['-'] };
    const saml = samlOf(host, way, nobody, `_${way.uid}`);
    const metadata = saml.generateServiceProviderMetadata(null, null);
    reply.type('application/samlmetadata+xml').send(byRedirect(metadata));
    return replyStarted as never;
  },
});
/** People leave by HTTP-Redirect; the library names the other binding. */
const byRedirect = (metadata: string): string =>
  metadata.replace(/(<(?:\w+:)?SingleLogoutService\b[^>]*:)HTTP-POST/, '$1HTTP-Redirect');
/** Its metadata is asked for before the way is switched on. */
async function anyServer(host: Host, uid: string): Promise<Way> {
  const way = await wayAt(host, uid);
  if (way?.kind !== 'saml') throw new Refused(reject('identity.way_not_found'));
  return way;
}

export const samlLogOutCall = query(contracts['GET /user/ways_in/{uid}/single_logout/'], {
  summary: 'Where a server of SAML has people leave (HTTP-Redirect)',
  asOf: 'never',
  async run({ host, params, locale, raw: { request, reply } }) {
    const way = await wayOf(host, params.uid, 'saml');
    const { search } = new URL(request.url, 'http://portal');
    const address = await leftBySaml(host, way, search);
    reply.redirect(address ?? `/${locale}/user/log-in`, 303);
    return replyStarted as never;
  },
});

/** The server's own word that somebody has left it; its signature is its proof. */
export const leftThereCall = command(contracts['POST /user/ways_in/{uid}/backchannel_logout/'], {
  summary: 'Log-out that a server of the university tells (OpenID Connect Back-Channel Logout)',
  linked: true,
  form: true,
  async run({ host, params, body }) {
    await leftThere(host, await wayOf(host, params.uid, 'openid'), body.logout_token);
    return {};
  },
});
