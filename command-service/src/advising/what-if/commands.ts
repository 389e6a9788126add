import type { CardChange } from '@portal/event-schemas/advising/what-if.ts';
import type { CardKey } from '@portal/event-schemas/registration/commands.ts';
import { defineCommand, type DryRunCommand } from '@portal/platform/dispatcher/types.ts';
import { invalidInput } from '@portal/platform/http/validation.ts';
import { readRegistrationFacts } from '../../registration/known.ts';
import { AdvisorAddCourse, AdvisorChangeLessons, AdvisorDropCourse } from '../../registration/registering/commands.ts';
import { ApproveCard, StartReview } from '../../registration/study-card/commands.ts';
import { cardId, studyCard } from '../../registration/study-card/study-card.ts';

const needs = {
  start_review: [],
  approve: [],
  drop: ['course'],
  add: ['course', 'lessons'],
  change: ['course', 'lessons'],
} as const;

/**
 * The commands that an advisor's changes stand for. `onCard`: the courses of the card before them; `trial`: reasons are
 * not asked for yet. Throws where a change lacks a part.
 */
export function commandsOf(
  card: CardKey,
  changes: readonly CardChange[],
  onCard: readonly string[],
  trial = false,
): DryRunCommand[] {
  const faults = changes.flatMap((change, index) =>
    needs[change.kind]
      .filter(part => change[part] === undefined)
      .map(part => [`changes.${index}.${part}`, 'required'] as const),
  );
  if (faults.length) throw invalidInput(Object.fromEntries(faults));
  const offerings = [...new Set([...onCard, ...changes.flatMap(change => change.course ?? [])])];
  return changes.map(({ kind, course: offering, lessons, audit, reason: given }): DryRunCommand => {
    const reason = trial && kind !== 'approve' ? given || '–' : given;
    switch (kind) {
      case 'start_review':
        return { definition: StartReview, data: card };
      case 'approve':
        return { definition: ApproveCard, data: { ...card, offerings, reason } };
      case 'drop':
        return { definition: AdvisorDropCourse, data: { ...card, offering, reason } };
      case 'add':
        return { definition: AdvisorAddCourse, data: { ...card, offering, lessons, audit, queue: false, reason } };
      case 'change':
        return { definition: AdvisorChangeLessons, data: { ...card, offering, lessons, reason } };
    }
  });
}

/** Changes nothing: what is known of the student's registration at that moment comes along with it. */
export const LookAtCard = defineCommand({
  type: 'LookAtCard',
  aggregates: [studyCard],
  ids: (data: CardKey) => [cardId(data)],
  facts: readRegistrationFacts,
  decide: () => [[]],
});
