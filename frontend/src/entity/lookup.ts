import type { Target } from '@portal/event-schemas/kernel/entity/fields.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { AnyRow } from './values.tsx';

/** Where the choices of a reference come from, and what they are called. */
export const lookupOf = ({ choices, called = 'name' }: Target) =>
  ({
    call: choices,
    chosenBy: 'uid',
    choice: (row: AnyRow) => ({ value: row.uid, label: row[called] as Localized | string }),
  }) as const;
