import type { FirstLoads } from '@portal/event-schemas/kernel/first-load.ts';
import { describe, expect, it } from 'vitest';
import { fillPage, noncePlaceholder } from './page.ts';

const index = `<!doctype html>
<html lang="ru">
  <head>
    <title>University</title>
    <script type="module" crossorigin src="/assets/index-1.js" nonce="${noncePlaceholder}"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css" nonce="${noncePlaceholder}">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const texts = (locale: string): string[] => [`assets/texts-${locale}.js`];
const inAll = <T>(of: (locale: string) => T) => ({ ru: of('ru'), kk: of('kk'), en: of('en'), ky: of('ky') });
const loads: FirstLoads = {
  entry: 'assets/index-1.js',
  fonts: inAll(locale => [`assets/${locale}.woff2`]),
  screens: [{ id: 'desktop', scripts: ['assets/frame.js', 'assets/desktop.js'], texts: inAll(texts) }],
  widgets: [
    { id: 'my-day', scripts: ['assets/frame.js', 'assets/day.js'], texts: inAll(texts) },
    { id: 'board', scripts: ['assets/board.js'], texts: inAll(texts) },
  ],
  staff: ['assets/frame.js', 'assets/waiting.js'],
};
const links = (page: string): string[] =>
  [...page.matchAll(/<link rel="(?:modulepreload|preload)"[^>]*href="([^"]+)"/g)].map(([, href]) => href!);

describe('a page', () => {
  it('has what its screen loads, in its language, and the fonts of that', () => {
    const page = fillPage(index, 'n1', { language: 'kk', screen: 'desktop' }, loads);
    expect(links(page)).toEqual(['/assets/frame.js', '/assets/desktop.js', '/assets/texts-kk.js', '/assets/kk.woff2']);
    expect(page).toContain('<html lang="kk">');
    expect(page).toContain('src="/assets/index-1.js"');
  });

  it('has what the cards on it load, each file once', () =>
    expect(links(fillPage(index, 'n1', { language: 'ru', screen: 'desktop', widgets: ['my-day'] }, loads))).toEqual([
      '/assets/frame.js',
      '/assets/desktop.js',
      '/assets/texts-ru.js',
      '/assets/day.js',
      '/assets/ru.woff2',
    ]));

  it('has what the frame shows to staff, where they open it', () =>
    expect(links(fillPage(index, 'n1', { language: 'ru', screen: 'desktop', staff: true }, loads))).toEqual([
      '/assets/frame.js',
      '/assets/desktop.js',
      '/assets/texts-ru.js',
      '/assets/waiting.js',
      '/assets/ru.woff2',
    ]));

  it('of an unknown screen has the fonts alone, of an unknown language and without a build’s word nothing', () => {
    expect(links(fillPage(index, 'n1', { language: 'ru' }, loads))).toEqual(['/assets/ru.woff2']);
    const bare = index.replaceAll(noncePlaceholder, 'n1');
    expect(fillPage(index, 'n1', {}, loads)).toBe(bare);
    expect(fillPage(index, 'n1', { language: 'ru', screen: 'desktop' })).toBe(bare);
  });

  it('brings answers as data that cannot end its element', () => {
    const answers = { '/api/v1/a/': { body: '__CSP_NONCE__</script><script>alert(1)</script><!-- $& $1' } };
    const page = fillPage(index, 'n1', { language: 'ru', answers }, loads);
    const [, data = ''] = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual({ language: 'ru', answers });
    expect(data).not.toContain('<');
  });

  it('that is drawn waits with its script until it is touched', () => {
    const starter = (script: string, files: readonly string[]): void => void [script, files];
    const drawn = { title: 'Log in · A & "B"', html: '<main>$& form</main>' };
    const page = fillPage(index, 'n1', { language: 'ru', screen: 'desktop', answers: {}, drawn }, loads, starter);
    expect(page).not.toContain('type="module"');
    expect(links(page)).toEqual(['/assets/ru.woff2']);
    expect(page).toContain('<title>Log in · A &amp; &quot;B&quot;</title>');
    expect(page).toContain('<div id="root"><main>$& form</main></div>');
    expect(page).toContain('<script nonce="n1">(');
    expect(page).toContain(
      ')("/assets/index-1.js", ["/assets/frame.js","/assets/desktop.js","/assets/texts-ru.js"])</script>',
    );
  });
});
