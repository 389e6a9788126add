import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { defineFact } from '@portal/platform/facts/types.ts';
import { placeOf } from './deciding.ts';

/** Of every file that ever stood in an achievement: where. */
const places = ({ data: { uid, values, files } }: { data: { uid: string; values: FormValues; files: string[] } }) =>
  Object.entries(values).flatMap(([code, value]) =>
    files
      .filter(file => Array.isArray(value) && value.includes(file))
      .map(file => ({ key: file, change: (known: string | null) => known ?? placeOf(uid, code) })),
  );
export const fileFact = defineFact<string>({
  name: 'portfolio.files',
  fold: { AchievementCreated: places, AchievementChanged: places },
});

/** What stands at the start in fields that the student does not fill in. */
export const givenIn = (properties: readonly Property[]) =>
  Object.fromEntries(
    properties.flatMap(({ prop_code, is_accessible, initial }) =>
      !is_accessible && initial !== null && 'value' in initial ? [[prop_code, [initial.value]]] : [],
    ),
  );
