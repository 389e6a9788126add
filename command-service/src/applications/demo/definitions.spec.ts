import { findFaults } from '@portal/event-schemas/applications/checks/check.ts';
import { typeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { locales, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { describe, expect, it } from 'vitest';
import { demoDefinitions } from './definitions.ts';

const now = '2026-09-01T08:00:00.000Z';
const everyText = (value: unknown): Localized[] => {
  if (typeof value !== 'object' || value === null) return [];
  return locales.every(locale => typeof (value as Record<string, unknown>)[locale] === 'string') ? [value as Localized] : Object.values(value).flatMap(everyText);
};

describe.each(Object.entries(demoDefinitions))('the demo type %s', (_name, define) => {
  const definition = define(now);
  it('has the shape of a definition', () => expect(typeDefinition.parse(definition)).toEqual(definition));
  it('has no faults', () => expect(findFaults(definition)).toEqual([]));
  it('says what it says in four languages, long texts never the same in two', () => {
    const same = everyText(definition).filter(text => text.ru.length > 25 && new Set(locales.map(locale => text[locale])).size < locales.length);
    expect(same).toEqual([]);
  });
});
