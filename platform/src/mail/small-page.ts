import type { FastifyReply } from 'fastify';
import { escaped } from './layout.ts';

/** A page for somebody who comes from a mail and may have no session. `confirm`: the button of a form that sends the address again, by POST. */
export interface SmallPage {
  locale: string;
  title: string;
  paragraphs: readonly string[];
  confirm?: string;
  link: { label: string; url: string };
}

const csp = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const style = `body{margin:0;padding:32px 16px;font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:#fff}main{max-width:560px;margin:0 auto}h1{font-size:22px;line-height:1.3}
button{min-height:44px;padding:10px 18px;border:0;border-radius:8px;background:#24509f;color:#fff;font:inherit;cursor:pointer}a{color:#24509f}
@media(prefers-color-scheme:dark){body{color:#e8ecf2;background:#12161c}a{color:#9dbcf5}}`;

export function sendSmallPage(
  reply: FastifyReply,
  { locale, title, paragraphs, confirm, link }: SmallPage,
): FastifyReply {
  return reply
    .headers({ 'content-security-policy': csp, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>
${paragraphs.map(text => `<p>${escaped(text)}</p>`).join('\n')}
${confirm ? `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${escaped(confirm)}</button></form>` : ''}
<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p></main></body></html>
`);
}
