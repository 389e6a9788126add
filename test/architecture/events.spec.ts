import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventDefinition } from '@portal/event-schemas/kernel/events.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';
import { recordEvents, recordEventTypes } from '@portal/platform/records/events.ts';
import { describe, expect, it } from 'vitest';
import { isTest, readSources, root } from './sources.ts';

interface Known {
  module: string;
  type: string;
  definition: EventDefinition;
  /** Fields that came later, and what is read in events from before them. */
  defaults?: object;
}

const isDefinition = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'version' in value && 'data' in value && 'personal' in value;

/** Every event that a module declares in its events.ts. */
async function declared(): Promise<Known[]> {
  const files = readSources().filter(
    ({ file }) => /^event-schemas\/src\/[\w-]+\/events\.ts$/.test(file) && !file.includes('/kernel/'),
  );
  const found = new Map<string, Known>();
  for (const { file } of files) {
    const exports = (await import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)) as Record<
      string,
      unknown
    >;
    for (const catalogue of Object.values(exports)) {
      if (typeof catalogue !== 'object' || catalogue === null) continue;
      for (const [type, definition] of Object.entries(catalogue))
        if (isDefinition(definition)) found.set(type, { module: file.split('/')[2]!, type, definition });
    }
  }
  return [...found.values()];
}

/** The events that the record kit makes of every record kind: created, changed, removed, and those of its keys where it has any. */
const ofRecords = declaredModules.flatMap(({ name: module, records }) =>
  records.flatMap(record =>
    Object.entries(recordEvents(record)).map(([type, definition]): Known => ({
      module,
      type,
      definition,
      ...([recordEventTypes(record).created, recordEventTypes(record).restored].includes(type) &&
        record.defaults && { defaults: record.defaults }),
    })),
  ),
);
const own = await declared();
const events = [...new Map([...own, ...ofRecords].map(event => [event.type, event])).values()];
const fixture = ({ module, type }: Known, version: number): string =>
  path.join(root, 'event-schemas/src', module, 'fixtures', `${type}.v${version}.json`);

describe('every event', () => {
  it('is found', () => expect(own.length).toBeGreaterThan(30));
  it('of a record kind is found', () => {
    expect(declaredModules.flatMap(({ records }) => records).length).toBeGreaterThan(20);
    expect(ofRecords.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['WebBannerRemoved', 'RegistrationPeriodKeyClaimed', 'FacultyCreated']),
    );
  });

  it('has a golden fixture of every version ever written', () => {
    const missing = events.flatMap(event =>
      Array.from({ length: event.definition.version }, (_, index) => index + 1)
        .filter(version => !existsSync(fixture(event, version)))
        .map(version => `${event.module}: ${event.type}.v${version}`),
    );
    expect(missing).toEqual([]);
  });

  it("of the past reads in today's shape", () => {
    for (const event of events) {
      for (let version = 1; version <= event.definition.version; version++) {
        if (!existsSync(fixture(event, version))) continue;
        let data: unknown = JSON.parse(readFileSync(fixture(event, version), 'utf8'));
        for (let step = version; step < event.definition.version; step++) data = event.definition.upcast![step]!(data);
        if (event.defaults) data = { ...event.defaults, ...(data as object) };
        expect(event.definition.data.safeParse(data), `${event.type}.v${version}`).toMatchObject({
          success: true,
          data,
        });
      }
    }
  });

  it('of a fixture is one that exists', () => {
    const modules = [...new Set(events.map(({ module }) => module))];
    const strays = modules.flatMap(module => {
      const folder = path.join(root, 'event-schemas/src', module, 'fixtures');
      return existsSync(folder)
        ? readdirSync(folder)
            .filter(file => !events.some(event => event.module === module && file.startsWith(`${event.type}.v`)))
            .map(file => `${module}: ${file}`)
        : [];
    });
    expect(strays).toEqual([]);
  });

  it('names its personal data by paths that its data has', () => {
    for (const { type, definition } of events) {
      const shape = (definition.data as { shape?: Record<string, unknown> }).shape ?? {};
      for (const field of definition.personal)
        expect(Object.keys(shape), `${type}: ${field}`).toContain(field.split('.')[0]);
    }
  });

  it("stands in a given/when/then or in a projection's spec", () => {
    const specs = readSources()
      .filter(({ file }) => isTest(file))
      .map(({ text }) => text)
      .join('\n');
    expect(own.filter(({ type }) => !specs.includes(type)).map(({ module, type }) => `${module}: ${type}`)).toEqual([]);
  });
});
