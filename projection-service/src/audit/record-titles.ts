import { declaredModules } from '@portal/platform/modules/declared.ts';
import { mergeUnique } from '@portal/platform/modules/gather.ts';

/** How the audit finds out what one record is called, where modules say it (`titles`); all others are called by their name, their code. */
export const titleParts = mergeUnique(
  'titles of',
  declaredModules.map(({ titles }) => titles),
);
export const otherTitleParts: readonly string[] = ['code', 'name'];

/** Kinds of which there is one record: the kind says it all. */
export const onlyRecords: readonly string[] = declaredModules.flatMap(({ only }) => only);
