import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { curriculumRecords } from '@portal/event-schemas/curriculum/records.ts';
import { sentences } from '@portal/event-schemas/curriculum/sentences.ts';
import { locales } from '@portal/event-schemas/kernel/localized.ts';
import { recordEvents } from '@portal/platform/records/events.ts';
import { describe, expect, it } from 'vitest';
import { catalogueSteps } from './demo/catalogue-steps.ts';
import { demoUniversity } from './demo/university.ts';

/** Golden events of the records, as they were first written. `PORTAL_WRITE_GOLDEN=1` writes those that are missing. */
const folder = path.join(import.meta.dirname, '../../../event-schemas/src/curriculum/fixtures');
const events = curriculumRecords.flatMap(record =>
  Object.entries(recordEvents(record as never)).map(([type, definition]) => ({ record, type, definition })),
);
const file = (type: string, version: number): string => path.join(folder, `${type}.v${version}.json`);

if (process.env['PORTAL_WRITE_GOLDEN']) {
  const steps = catalogueSteps(demoUniversity('2026-11-21T09:00:00.000Z')).flatMap(phase => phase.steps);
  mkdirSync(folder, { recursive: true });
  for (const { record, type, definition } of events) {
    const created = steps.findLast(step => step.command === `Create${record.name}`)!.data as Record<string, unknown>;
    const { uid } = created;
    const data = type.endsWith('Created')
      ? created
      : type.endsWith('Changed')
        ? { uid, changes: { code: created['code'] } }
        : { uid };
    if (!existsSync(file(type, definition.version)))
      writeFileSync(file(type, definition.version), `${JSON.stringify(data, null, 2)}\n`);
  }
}

describe('events of the catalogue’s records', () => {
  it.each(events)('$type reads as it was first written', ({ record, type, definition }) => {
    for (let version = 1; version <= definition.version; version++) {
      let data: unknown = JSON.parse(readFileSync(file(type, version), 'utf8'));
      for (let step = version; step < definition.version; step++) data = definition.upcast![step]!(data);
      // Fields that came later are read with the record's defaults.
      if ([`${record.name}Created`, `${record.name}Restored`].includes(type))
        data = { ...record.defaults, ...(data as object) };
      expect(definition.data.safeParse(data)).toMatchObject({ success: true, data });
    }
  });
  it('have no golden event of a type that is gone', () => {
    expect(readdirSync(folder).filter(name => !events.some(({ type }) => name.startsWith(`${type}.v`)))).toEqual([]);
  });
  it.each(events)('$type has a sentence in every language', ({ type }) => {
    for (const locale of locales) expect(sentences[type]?.[locale]).toMatch(/\{actor\}/);
  });
});
