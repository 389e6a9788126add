import type { RelatedKind } from '@portal/event-schemas/forms/codes.ts';
import type { FieldValue, FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { isFilled } from '@portal/event-schemas/forms/form-rules.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { thingsByUid } from './things.ts';

/** A file of an application, as it is named to those who may see it. Sizes in bytes. */
export interface ShownFile {
  uid: string;
  name: string;
  size: number;
  type: string;
}
const filesByUid = prepared<ShownFile>(
  'SELECT uid, name, size::float8 AS size, type FROM platform.files WHERE uid = ANY($1)',
);

const listOf = (value: FieldValue | undefined): string[] =>
  Array.isArray(value) ? value : typeof value === 'string' && value !== '' ? [value] : [];

/** The files that stand in the form, in its order. */
export async function filesOf(db: Sql, properties: readonly Property[], values: FormValues): Promise<ShownFile[]> {
  const uids = properties.filter(({ code }) => code === 'file').flatMap(({ prop_code }) => listOf(values[prop_code]));
  if (uids.length === 0) return [];
  const known = new Map((await filesByUid(db, [uids])).rows.map(file => [file.uid, file]));
  return uids.flatMap(uid => known.get(uid) ?? []);
}

const yesNo: Record<Locale, readonly [yes: string, no: string]> = {
  ru: ['Да', 'Нет'],
  kk: ['Иә', 'Жоқ'],
  en: ['Yes', 'No'],
  ky: ['Ооба', 'Жок'],
};

/** Values as a person reads them, by prop_code: names of things, options and files, days, yes and no; an empty field has an empty text. */
export async function shownValues(
  db: Sql,
  properties: readonly Property[],
  values: FormValues,
  files: readonly ShownFile[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
): Promise<Record<string, string>> {
  const byKind = new Map<RelatedKind, string[]>();
  for (const { code, related, prop_code } of properties)
    if (code === 'rel' && related) byKind.set(related, [...(byKind.get(related) ?? []), ...listOf(values[prop_code])]);
  const things = new Map(
    await Promise.all([...byKind].map(async ([kind, uids]) => [kind, await thingsByUid(db, kind, uids)] as const)),
  );
  const fileNames = new Map(files.map(({ uid, name }) => [uid, name]));
  const show = formatter(timeZone);
  const inWords = (property: Property, value: FieldValue): string => {
    switch (property.code) {
      case 'bool':
        return yesNo[locale][value === true ? 0 : 1];
      case 'rel':
        return listOf(value)
          .map(uid => {
            const name = property.related ? things.get(property.related)?.get(uid)?.name : undefined;
            return name === undefined ? uid : show(name, locale);
          })
          .join(', ');
      case 'file':
        return listOf(value)
          .map(uid => fileNames.get(uid) ?? uid)
          .join(', ');
      case 'dropdown':
        return listOf(value)
          .map(one => property.options.find(option => option.value === one)?.name[locale] ?? one)
          .join(', ');
      case 'text':
      case 'input':
        return String(value);
      default:
        return show(value, locale);
    }
  };
  return Object.fromEntries(
    properties.map(property => {
      const value = values[property.prop_code] ?? null;
      return [property.prop_code, isFilled(value) ? inWords(property, value) : ''];
    }),
  );
}
