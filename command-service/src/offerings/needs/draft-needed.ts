import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { referenceReads } from '@portal/platform/records/named.ts';
import { aboutDiscipline, namedInPlan, unknownIn } from '../commands.ts';
import { draftCourse, type DraftCourse } from '../drafts.ts';
import { beside, takesPlace, withRivals, type WithRivals } from '../rivals.ts';

export type DraftNeeded = DraftCourse & WithRivals;

/** The draft of a discipline that the term has no course of. Where it has one by now, its own of before or one that a roll-over has made, nothing changes. */
export const draftNeededOf = (rivals: number) =>
  defineCommand({
    type: 'DraftNeeded',
    ...withRivals<DraftNeeded>(rivals),
    reads: data => referenceReads(namedInPlan, { ...data }),
    decide: ({ rivals: _rivals, ...data }: DraftNeeded, [state, ...others], _facts, _context, read) =>
      beside(
        others,
        [state, ...others].some(takesPlace)
          ? [[]]
          : (unknownIn(data, state, read) ?? draftCourse(data, state, aboutDiscipline(data.discipline, read)!)),
      ),
  });
