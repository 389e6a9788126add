import type { FirstLoads, FirstPage } from '@portal/event-schemas/kernel/first-load.ts';

/** Stands in the built `index.html` wherever a nonce belongs (Vite's `html.cspNonce`); each page gets its own. */
export const noncePlaceholder = '__CSP_NONCE__';

/** Older browsers do not take live sockets of the own host for `'self'`. */
const socketsOf = (host: string | undefined): string =>
  host !== undefined && /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) ? ` ws://${host} wss://${host}` : '';

export const pageCsp = (nonce: string, host: string | undefined): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${socketsOf(host)}`,
    "media-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
/** Data in a page: nothing in it can end the element that holds it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
const entryTag = /[ \t]*<script type="module"[^>]*><\/script>\n?/;

const preload = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * The built page with its nonce and with what its first screen needs: the files that are to be on their way at once, the answers it would ask for, and
 * the drawn screen, whose script waits until the page is touched (`starter`).
 */
export function fillPage(
  index: string,
  nonce: string,
  { language, screen, widgets = [], staff = false, answers, drawn }: FirstPage,
  loads?: FirstLoads,
  starter?: (script: string, files: readonly string[]) => void,
): string {
  const shown = [
    ...(loads?.screens.filter(({ id }) => id === screen) ?? []),
    ...(loads?.widgets.filter(({ id }) => widgets.includes(id)) ?? []),
  ];
  const ofStaff = staff && loads ? loads.staff : [];
  const scripts = language
    ? [...new Set([...shown.flatMap(load => [...load.scripts, ...load.texts[language]]), ...ofStaff])]
    : [];
  const fonts = language && loads ? loads.fonts[language] : [];
  const head = [
    ...(drawn ? [] : scripts).map(preload),
    ...fonts.map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  ];
  const body = [
    ...(answers
      ? [`<script type="application/json" id="first-answers">${inScript({ language, answers })}</script>`]
      : []),
    ...(drawn && starter && loads
      ? [
          `<script nonce="${nonce}">(${String(starter)})(${inScript(`/${loads.entry}`)}, ${inScript(scripts.map(file => `/${file}`))})</script>`,
        ]
      : []),
  ];
  let page = index.replaceAll(noncePlaceholder, nonce);
  // Functions, so that no `$` in a text means something.
  const put = (place: string | RegExp, text: string): void => {
    page = page.replace(place, () => text);
  };
  if (language) put(/<html lang="\w+">/, `<html lang="${language}">`);
  if (drawn && starter && loads) {
    put(entryTag, '');
    put(/<title>.*?<\/title>/, `<title>${escape(drawn.title)}</title>`);
    put('<div id="root"></div>', `<div id="root">${drawn.html}</div>`);
  }
  if (body.length > 0) put('</body>', `${body.join('\n')}\n  </body>`);
  if (head.length > 0) put('</head>', `${head.join('\n')}\n  </head>`);
  return page;
}
