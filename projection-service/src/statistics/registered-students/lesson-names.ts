import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import { loadTypes } from '@portal/event-schemas/registration/codes.ts';

const inOrder = `array_position(ARRAY[${loadTypes.map(type => `'${type}'`).join(', ')}], l.load_type)`;
const section = `l.section || CASE WHEN l.subgroup <> '' THEN '/' || l.subgroup ELSE '' END`;
const kind = (locale: 'ru' | 'kk' | 'en' | 'ky'): string => `CASE l.load_type ${loadTypes.map(type => `WHEN '${type}' THEN '${loadTypeNames[type][locale]}'`).join(' ')} END`;

/** Lessons in words of every language, "lecture 1, practice 2/1": an SQL expression over the lessons `l` that fit the condition; null without any. */
export const lessonNamesSql = (condition: string): string =>
  `(SELECT CASE WHEN count(*) > 0 THEN jsonb_build_object(${(['ru', 'kk', 'en', 'ky'] as const).map(locale => `'${locale}', string_agg(${kind(locale)} || ' ' || ${section}, ', ' ORDER BY ${inOrder}, l.section, l.subgroup)`).join(', ')}) END FROM registration.lessons l WHERE ${condition})`;
