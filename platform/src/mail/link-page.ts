import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../http/types.ts';
import { escaped } from './layout.ts';

/** A page for somebody who comes from a mail and may have no session. `confirm`: the button of a form that sends the address again, by POST. */
export interface LinkPage {
  locale: string;
  title: string;
  paragraphs: readonly string[];
  confirm?: string;
  link: { label: string; url: string };
}

const csp = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const style = `body{margin:0;padding:32px 16px;font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:#fff}
main{max-width:560px;margin:0 auto}h1{font-size:22px;line-height:1.3}
button{min-height:44px;padding:10px 18px;border:0;border-radius:8px;background:#24509f;color:#fff;font:inherit;cursor:pointer}a{color:#24509f}
@media(prefers-color-scheme:dark){body{color:#e8ecf2;background:#12161c}a{color:#9dbcf5}}`;

export function sendLinkPage(
  reply: FastifyReply,
  { locale, title, paragraphs, confirm, link }: LinkPage,
): FastifyReply {
  return reply
    .headers({ 'content-security-policy': csp, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>
${paragraphs.map(text => `<p>${escaped(text)}</p>`).join('\n')}
${confirm ? `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${escaped(confirm)}</button></form>` : ''}
<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p></main></body></html>
`);
}

/** For a link that leads nowhere: a page for a browser; anything else gets `platform.not_found` as from every call. */
export function refuseLink({ request, reply }: { request: FastifyRequest; reply: FastifyReply }, page: LinkPage) {
  if (!request.headers.accept?.includes('text/html')) throw new Refused(reject('platform.not_found'));
  return sendLinkPage(reply.code(404), page);
}
