import { createValueFormatter } from '@portal/event-schemas/audit/words/format-value.ts';
import { locales, type Locale } from '@portal/event-schemas/kernel/localized.ts';
import { cellsOf, csvLine } from '@portal/platform/lists/cells.ts';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { languageIn } from './language.ts';
import { entry, wordsOf } from './describe-events.ts';
import { keysOf } from './titles.ts';

const zone = 'Asia/Bishkek';
const schemas = path.resolve(import.meta.dirname, '../../../event-schemas/src');
const events = readdirSync(schemas, { recursive: true, encoding: 'utf8' })
  .filter(file => /[\\/]fixtures[\\/]\w+\.v\d+\.json$/.test(file))
  .map(file => ({
    type: path.basename(file).split('.')[0]!,
    data: JSON.parse(readFileSync(path.join(schemas, file), 'utf8')) as unknown,
  }));
/** What older builds, imports and people may have written where a schema of today expects something else. */
const odd: readonly unknown[] = [
  null,
  '',
  ' ',
  true,
  0,
  -1,
  0.5,
  1e21,
  3_000_000_000,
  [],
  {},
  [null],
  [[]],
  [{}],
  { name: null },
  { ru: 'а' },
  { code: '', name: {} },
  { display_name: 7 },
  { credits: -1 },
  { source: null },
  '2026-13-45T99:99:99Z',
  '2026-02-31',
  '0000-00-00',
  '9999-99-99',
  '2026-01-01T00:00:00+99:99',
  '+275760-09-14T00:00:00Z',
  '99:99',
  'constructor',
  '__proto__',
  'toString',
  '100%',
  '%zz',
  '{actor}',
  '[{reason}]',
  '<b>',
  'x'.repeat(2000),
  '\u202e\u0007',
  '00000000-0000-7000-8000-000000000000',
  '00000000-0000-7000-8000-000000000000.00000000-0000-7000-8000-000000000001',
  ...locales.map(tag => ({ [tag]: 1 })),
];
const oddValue = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ maxLength: 50, unit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The data with the place where the path leads taken by another value. */
function replaced(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((one, index) => (String(index) === key ? replaced(one, rest, value) : one));
  return { ...(data as object), [key]: replaced((data as Record<string, unknown>)[key], rest, value) };
}
const pathsOf = (data: unknown, at: readonly string[] = []): string[][] => [
  [...at],
  ...(data !== null && typeof data === 'object'
    ? Object.entries(data)
        .filter(([key]) => !(Array.isArray(data) && key !== '0') && !['kk', 'en', 'ky'].includes(key))
        .flatMap(([key, value]) => pathsOf(value, [...at, key]))
    : []),
];

const words = new Map<Locale, ReturnType<typeof wordsOf>>(
  locales.map(locale => [locale, wordsOf(new Map(), locale, zone)]),
);
const meta = {
  actor: { id: 'nobody', roles: [] },
  occurred_at: '2026-09-01T00:00:00.000Z',
  command: 'Anything',
  correlation_id: 'x',
};
function tell(type: string, data: unknown, locale: Locale): void {
  const { sentence, changes } = entry(
    { position: 1, version: 1, type, data, meta } as never,
    locale,
    words.get(locale)!,
  );
  for (const text of [sentence, ...changes.flatMap(part => [part.label, part.text])])
    if (typeof text !== 'string') throw new Error(`${type} in ${locale}: ${String(text)}`);
}

it('every event has a history in every language, whatever stands in any one of its fields', () => {
  expect(events.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const { type, data } of events)
    for (const [place, at] of pathsOf(data).entries())
      for (const [turn, value] of odd.entries()) {
        // Each place meets a quarter of the values, each value a quarter of the places of each event.
        if ((place + turn) % 4 !== 0) continue;
        try {
          tell(type, replaced(data, at, value), locales[turn % locales.length]!);
        } catch (error) {
          faults.push(`${type} ${at.join('.')} ${JSON.stringify(value).slice(0, 60)}: ${(error as Error).message}`);
        }
      }
  expect(faults).toEqual([]);
});
it('and whatever else one can think of stands in several of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...events),
      fc.array(fc.tuple(fc.nat(), oddValue), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...locales),
      ({ type, data }, changes, locale) => {
        const paths = pathsOf(data);
        tell(
          type,
          changes.reduce<unknown>((changed, [place, value]) => {
            try {
              return replaced(changed, paths[place % paths.length]!, value);
            } catch {
              return changed;
            }
          }, data),
          locale,
        );
      },
    ),
    { numRuns: 1500 },
  );
});
it('titles and table cells take any value', () => {
  const say = createValueFormatter(languageIn('kk', zone), new Map());
  const cell = cellsOf('ky', zone);
  fc.assert(
    fc.property(
      oddValue,
      fc.constantFrom(
        '',
        'kind',
        'code',
        'take',
        'run',
        'days',
        'weeks',
        'start',
        'timer_time',
        'study_year',
        'weekday',
        'constructor',
      ),
      (value, part) => {
        expect(typeof say(value, part)).toBe('string');
        for (const type of ['text', 'number', 'boolean', 'time', 'date', 'localized', 'json'] as const)
          csvLine([cell(value, { type })]);
        expect(keysOf(`role+screen=${JSON.stringify(value)}&%&%zz`)).toContain('%zz');
      },
    ),
    { numRuns: 1500 },
  );
});
