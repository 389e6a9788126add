import { cardStatusNames } from '@portal/event-schemas/registration/names.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { Choice } from '../../../forms/multi-choice.tsx';

/** The statuses of a card with a capital letter, as choices. */
export function useStatuses(): Choice<CardStatus>[] {
  const format = useFormat();
  return cardStatuses.map(value => {
    const name = format.name(cardStatusNames[value]);
    return { value, label: name.charAt(0).toUpperCase() + name.slice(1) };
  });
}
