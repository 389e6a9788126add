import type { CardChange, CardChangesReport } from '@portal/event-schemas/advising/what-if.ts';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { clashDay } from '@portal/event-schemas/registration/card-rules/clash.ts';
import type { CardKey } from '@portal/event-schemas/registration/commands.ts';
import type { ErrorAnswer } from '@portal/platform/http/messages.ts';
import type { Known } from '../../registration/known.ts';
import { creditLimit } from '../../registration/registering/credit-limit.ts';
import type { StudyCard } from '../../registration/study-card/study-card.ts';

type Clash = CardChangesReport['clashes'][number];

/** Pairs of courses of the card of which two lessons meet at the same time: there can be some since a timetable was changed. */
export function clashesOf(card: StudyCard): Clash[] {
  const courses = Object.values(card.courses);
  const meetings = courses.map(course => course.lessons.flatMap(lesson => lesson.meetings));
  return courses.flatMap((course, index) =>
    courses.slice(index + 1).flatMap((other, offset): Clash[] => {
      for (const one of meetings[index]!) {
        for (const against of meetings[index + 1 + offset]!) {
          const day = clashDay(one, against);
          if (day !== null)
            return [
              {
                course: course.offering,
                name: course.name,
                other: other.offering,
                other_name: other.name,
                day,
                time: clockTime(Math.max(one.start, against.start)),
              },
            ];
        }
      }
      return [];
    }),
  );
}

/** What became of each change, and the card after all of them. `refusals`: by change, null = accepted. */
export function reportOf(
  key: CardKey,
  changes: readonly CardChange[],
  refusals: readonly (Rejection | null)[],
  card: StudyCard,
  known: Known,
  explain: (rejection: Rejection) => ErrorAnswer,
): CardChangesReport {
  const results = changes.map(({ kind, course = null }, index) => {
    const refusal = refusals[index] ?? null;
    const answer = refusal && explain(refusal).error;
    return {
      kind,
      course,
      ok: refusal === null,
      error: answer && { code: answer.code, params: answer.params, message: answer.message },
    };
  });
  const { max, min, max_audit, min_audit } = creditLimit(known, card, key.study_period);
  const done = results.filter(result => result.ok).length;
  return {
    done,
    refused: results.length - done,
    results,
    status: card.status,
    credits: { max, min, max_audit, min_audit, amount: card.credits, amount_audit: card.audit_credits },
    courses: Object.values(card.courses).map(({ offering, code, name, credits, audit, lessons }) => ({
      uid: offering,
      code,
      name,
      credits,
      audit,
      lessons: lessons.map(({ uid, load_type }) => ({ uid, load_type })),
    })),
    clashes: clashesOf(card),
  };
}
