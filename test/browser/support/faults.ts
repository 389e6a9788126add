import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { accessibilityFaults } from './axe.ts';
import { unreadableTexts } from './texts-shown.ts';
import type { Visit } from './visitors.ts';

/** The narrowest phone that the portal promises to work on (frontend.md: "from 360 px"). */
const phone = { width: 360, height: 740 };

/**
 * What is wrong with the screen that the page shows, in words; empty when it is whole. `accessibility`: false where axe has seen the
 * page in another language.
 */
export async function faultsOfScreen(
  { page, complaints }: Visit,
  locale: Locale,
  { accessibility = true } = {},
): Promise<string[]> {
  const faults: string[] = [];
  // What is fading in has no colours of its own yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(animation => animation.finished),
    ),
  );
  const found = await page.evaluate(() => {
    // A closed drawer (a phone) takes no room: then the menu has nothing out of sight.
    const entry = document.querySelector('nav [aria-current="page"]');
    const [menu, here] = [entry?.closest('nav'), entry].map(element => element?.getBoundingClientRect());
    return {
      headings: [...document.querySelectorAll('h1')].map(heading => heading.textContent),
      title: document.title,
      lang: document.documentElement.lang,
      current: [...(entry?.closest('nav')?.querySelectorAll('[aria-current="page"]') ?? [])].map(
        each => each.textContent,
      ),
      outOfSight:
        menu?.height && here && (here.bottom <= menu.top || here.top >= menu.bottom) ? entry!.textContent : undefined,
    };
  });
  if (found.headings.length !== 1) faults.push(`${found.headings.length} h1: ${found.headings.join(', ')}`);
  if (!found.headings[0] || !found.title.startsWith(`${found.headings[0]} · `))
    faults.push(`The title is “${found.title}”, the h1 “${found.headings[0]}”.`);
  if (found.lang !== locale) faults.push(`lang is ${found.lang}.`);
  if (found.current.length > 1)
    faults.push(`The menu says that the page is ${found.current.map(each => `“${each}”`).join(' and ')}.`);
  if (found.outOfSight) faults.push(`The menu has “${found.outOfSight}” out of sight.`);
  faults.push(...(await unreadableTexts(page)), ...(accessibility ? await accessibilityFaults(page) : []));

  await page.setViewportSize(phone);
  const wider = await page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return undefined;
    const beyond = [...document.querySelectorAll('body *')].filter(
      element => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return `${root.scrollWidth} px wide: ${beyond
      .slice(0, 3)
      .map(element => `${element.tagName.toLowerCase()}.${element.className}`)
      .join(', ')}`;
  });
  if (wider) faults.push(`Scrolls sideways at ${phone.width} px: ${wider}`);
  return [...faults, ...complaints.splice(0)];
}
