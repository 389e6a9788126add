import { onlyRecords, titleParts } from '../../projection-service/src/audit/record-titles.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { gather } from '@portal/platform/host/gather.ts';
import { loadServices } from '@portal/platform/host/load-services.ts';
import { declaredWords } from '@portal/platform/modules/recorded-words.ts';
import { describe, expect, it } from 'vitest';

const { aggregates } = gather(await loadServices(['command-service', 'projection-service', 'notification-worker']));
/** Kinds of streams of the whole product; a stream that keeps a code unique is called by the kind whose code it keeps. */
const kinds = [...new Set([...aggregates.keys()].map(kind => kind.replace(/_key$/, '')))];

describe('in the histories that auditors read', () => {
  it.each(locales)('every kind of record has a name in %s', locale => {
    const named: Readonly<Record<string, string>> = declaredWords[locale].kind;
    expect(kinds.filter(kind => !named[kind])).toEqual([]);
  });

  it('no kind is named that there is not', () =>
    expect(Object.keys(declaredWords.ru.kind).filter(kind => !kinds.includes(kind))).toEqual([]));

  it('titles are said of kinds that there are', () =>
    expect([...Object.keys(titleParts), ...onlyRecords].filter(kind => !kinds.includes(kind))).toEqual([]));
});
