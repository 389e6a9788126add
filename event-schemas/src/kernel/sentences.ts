import type { Locale } from './localized.ts';

/** What happened, in words: by event type, in four languages. `{path}` is a place in the event's data, `{actor}` who did it. */
export type Sentences = Record<string, Record<Locale, string>>;
export const defineSentences = <const S extends Sentences>(sentences: S): S => sentences;

const inside = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined;
/** The value at a dotted path, undefined where there is none; of a list the values of each of its items. */
export const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (Array.isArray(value) ? value.map(item => inside(item, key)) : inside(value, key)),
      data,
    );

const optional = /\[([^\]]*)\]/g;
const placeholder = /\{([\w.]+)\}/g;
/** Places of a text: `always` have to have a value, `optional` stand in brackets. */
export function placeholdersOf(text: string): { always: string[]; optional: string[] } {
  const places = (part: string) => [...part.matchAll(placeholder)].map(([, path]) => path!);
  return {
    always: places(text.replace(optional, '')),
    optional: [...text.matchAll(optional)].flatMap(([, part]) => places(part!)),
  };
}
/** Nothing to say: also the dash that events of older builds hold for it. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === '—';
/**
 * The text without what stands in brackets where one of its values is empty: "Closed.[ Reason: {reason}.]". Without
 * brackets the text is as it was.
 */
export const withoutEmpty = (text: string, isEmpty: (path: string) => boolean): string =>
  text.replace(optional, (_, part: string) =>
    [...part.matchAll(placeholder)].some(([, path]) => isEmpty(path!)) ? '' : part,
  );

/**
 * One event told as a sentence; where the type has one for the status in the data (`Type.status`), by that. `show`
 * puts the value at a path into
 * words (names for ids, dates for times). A type without a sentence is told by its name, so that a history never has gaps.
 */
export function sentenceOf(
  sentences: Sentences,
  event: { type: string; data: unknown },
  actor: string,
  locale: Locale,
  show: (value: unknown, path: string) => string,
): string {
  const status = valueAt(event.data, 'status');
  const text = ((status !== null && typeof status === 'object'
    ? undefined
    : sentences[`${event.type}.${String(status)}`]) ?? sentences[event.type])?.[locale];
  if (text === undefined) return `${actor}: ${event.type}`;
  const said = (part: string): string =>
    part.replace(placeholder, (_, path: string) => (path === 'actor' ? actor : show(valueAt(event.data, path), path)));
  return said(withoutEmpty(text, path => isEmptyValue(valueAt(event.data, path))));
}
