import type { Page } from 'playwright-core';
import { allScreens } from '@portal/platform/modules/declared.ts';

const modules = [
  ...new Set(allScreens.map(screen => screen.module)),
  'shell',
  'ra',
  'curriculum',
  'registration',
  'notifications',
];
const signs: readonly (readonly [fault: string, sign: RegExp])[] = [
  ['a key instead of a text', new RegExp(`(?<![\\w@./-])(${modules.join('|')})\\.[a-z_]+(\\.\\w+)*(?![\\w/@-])`)],
  ['a placeholder that nobody filled', /%\{|\{\{|\$\{/],
  ['plural forms that nobody chose from', /\|\|\|\|/],
  ['a value of the program', /\[object |\bundefined\b|\bNaN\b|\bnull\b|Invalid Date/],
  ['an id', /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/],
];

/**
 * Texts that no person should read, in the page and in what it tells a screen reader: text keys, unfilled placeholders, raw ids. What stands in `code` is meant
 * as it is: the number of a request, a hash.
 */
export async function unreadableTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    document.title,
    [...document.querySelectorAll('code')].reduce(
      (text, code) => text.replaceAll(code.innerText, ''),
      document.body.innerText,
    ),
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(element =>
      ['aria-label', 'title', 'placeholder', 'alt'].map(name => element.getAttribute(name) ?? ''),
    ),
  ]);
  return texts.flatMap(text =>
    signs.flatMap(([fault, sign]) => {
      const found = sign.exec(text);
      return found
        ? [`${fault}: ${text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 30)}`]
        : [];
    }),
  );
}
