import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, query, Refused, replyStarted } from '@portal/platform/http/types.ts';
import { guesserOf } from '../passwords/log-in-line.ts';
import { arrive, linkOf } from '../ways/arrive.ts';
import { linkWay } from '../ways/links.ts';
import { begin, comeBack } from '../ways/openid/come.ts';
import { leftThere } from '../ways/openid/log-out.ts';
import { localeOf, takeTry } from '../ways/openid/tries.ts';
import { wayOf } from '../ways/way.ts';
import { enter } from './enter.ts';
import { describe } from './session-of.ts';

export const beginWay = command(contracts['POST /user/ways_in/{uid}/begin/'], {
  summary: 'Begin to log in at a server of the university',
  async run(call) {
    return { url: await begin(call, await wayOf(call.host, call.params.uid, 'openid'), null) };
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
    reply.header('referrer-policy', 'no-referrer').redirect(`/${language}/user/way-in?${kept.toString()}`, 303);
    return replyStarted as never;
  },
});

/** The log-in ends here, or the way is added to the account that had begun it while logged in. */
export const finishWay = command(contracts['POST /user/ways_in/finish/'], {
  summary: 'Finish a log-in at a server of the university',
  async run(call) {
    const { host, body, session } = call;
    const begun = await takeTry(call, body.state);
    const way = await wayOf(host, begun.way, 'openid');
    if (body.error !== undefined || body.code === undefined) throw new Refused(reject('identity.way_refused'));
    const { proven, session: there } = await comeBack(host, way, { ...body, code: body.code }, begun);
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
