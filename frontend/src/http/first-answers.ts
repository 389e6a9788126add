import type { BroughtAnswer } from '@portal/event-schemas/kernel/first-load.ts';
import { inBrowser } from '../app/in-browser.ts';
import { currentAsOf } from './as-of.ts';

/** Answers that came with the page, by their addresses (app/pages.tsx). */
export interface FirstAnswers {
  language: string;
  answers: Readonly<Record<string, BroughtAnswer>>;
}

/** Later than this after the page was opened they are asked for anew: it may have waited in a tab that nobody looked at. */
const keptFor = 10_000;
let answers: Map<string, BroughtAnswer> | undefined;
let language = '';
let until = 0;
let used = false;

/** What can be taken from now on; in the browser the page itself brings it. */
export function bringAnswers(page: FirstAnswers | undefined, keptUntil = Infinity): void {
  answers = new Map(Object.entries(page?.answers ?? {}));
  language = page?.language ?? '';
  until = keptUntil;
}

function readPage(): Map<string, BroughtAnswer> {
  const element = document.getElementById('first-answers');
  // The page does not keep it for whoever sits here later.
  element?.remove();
  bringAnswers(element?.textContent ? (JSON.parse(element.textContent) as FirstAnswers) : undefined, keptFor);
  return answers!;
}

/** Something was changed, or somebody else sits there: what came with the page may be true no more. */
export const forgetFirstAnswers = (): void => bringAnswers(undefined);

/** What a GET would answer, where it came with the page: of the present, in the language that is asked for. Each is given once. */
export function takeFirstAnswer(address: string, asked: string): BroughtAnswer | undefined {
  const kept = answers ?? readPage();
  if (kept.size === 0) return undefined;
  if (inBrowser && (asked !== language || currentAsOf() !== null || performance.now() > until)) forgetFirstAnswers();
  const answer = answers === kept ? kept.get(address) : undefined;
  if (!answer) return undefined;
  used = true;
  kept.delete(address);
  return answer;
}

/** How old, in milliseconds, what came with the page is where it may just have been taken; 0: what is shown was read since. */
export function ageOfFirstAnswers(): number {
  // The page's own watch stands still while a laptop sleeps, the clock may be set.
  const opened = Math.max(performance.now(), Date.now() - performance.timeOrigin);
  return used && performance.now() < 3 * keptFor ? opened : 0;
}
