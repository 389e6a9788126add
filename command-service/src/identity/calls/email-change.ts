import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { sendPosition } from '@portal/platform/http/position.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { askEmailChange, confirmEmailChange } from '../account/email-change.ts';
import { accountOfLink, isSecretOf, keepLink, secretOf } from '../mail-links.ts';
import { mailAccounts } from '../mails.ts';
import { checkCurrentPassword } from './own-account.ts';
import { openAccountOf, sessionOf } from './session-of.ts';

/** The mail goes to the new address; until its link was used the old one holds. */
export const askEmailChangeCall = command(contracts['POST /user/profile/email/'], {
  summary: 'Ask for another e-mail address',
  async run(call) {
    const { host, body, locale, request_id, send } = call;
    const { account } = sessionOf(call);
    await checkCurrentPassword(call, account, body.current_password);
    const change = newId();
    await keepLink(host, change, account);
    await send(askEmailChange, { account, change, email: body.email });
    const { login, first_name, language, email_change } = await openAccountOf(host, account);
    if (email_change?.change !== change) return {};
    const to = { person: account, cause: change, to: body.email, name: first_name, language: language ?? locale };
    const path = `confirm-email/${change}#${secretOf(host, 'email', change)}`;
    await mailAccounts(
      host,
      'email_change',
      [{ ...to, path, params: { login }, until: email_change.until }],
      request_id,
    );
    return {};
  },
});

/** Whoever has the link reads the new mailbox: no session is asked for, as it may be opened on another machine. */
export const confirmEmailChangeCall = command(contracts['POST /user/profile/email/confirm/'], {
  summary: 'Confirm one’s new e-mail address by the link of a mail',
  async run({ host, body: { change, token }, locale, request_id, raw }) {
    const state = await accountOfLink(host, change);
    if (state.status === 'none' || state.email_change?.change !== change || !isSecretOf(host, 'email', change, token))
      throw new Refused(reject('identity.email_link_invalid'));
    const { uid, email: before, login, first_name, language, roles } = state;
    const { email } = state.email_change;
    const outcome = await host.dispatcher.dispatch(
      confirmEmailChange,
      { account: uid, change, before, email },
      { actor: { id: uid, roles }, locale, correlation_id: request_id },
    );
    if (!outcome.ok) throw new Refused(outcome.rejection);
    sendPosition(raw.reply, outcome.position, host.config.secure);
    if (before) {
      const to = { person: uid, cause: `${change}-old`, to: before, name: first_name, language: language ?? locale };
      await mailAccounts(host, 'email_changed', [{ ...to, path: 'user/log-in', params: { login } }], request_id);
    }
    return { email };
  },
});
