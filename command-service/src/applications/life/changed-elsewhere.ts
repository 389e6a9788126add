import { fromAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import type { AnswerValue } from '@portal/event-schemas/forms/property.ts';
import { changedSince } from '@portal/event-schemas/forms/form-merge.ts';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';

/** Refused where a field that is changed here holds something else than the page saw: another window was quicker, and nothing of it is written over unasked. */
export function changedElsewhere(
  properties: readonly Property[],
  { seen = [], values }: { seen?: readonly AnswerValue[]; values: readonly AnswerValue[] },
  kept: FormValues,
): Rejection | null {
  const changed = changedSince(fromAnswers(properties, seen).values, kept, fromAnswers(properties, values).values);
  const names = properties.filter(({ prop_code }) => changed.includes(prop_code)).map(({ name }) => name);
  return changed.length > 0
    ? reject(
        'applications.changed_elsewhere',
        { names },
        Object.fromEntries(changed.map(code => [code, 'changed_elsewhere'])),
      )
    : null;
}
