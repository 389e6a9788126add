import { student } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { LetterEvent } from '@portal/event-schemas/notifications/events.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';

/** Stream `letter-<uid>`: what a person wrote to students, once. */
export const letter: Aggregate<{ isSent: boolean }, LetterEvent> = {
  name: 'letter',
  initialState: () => ({ isSent: false }),
  evolve: (state, event) => (event.type === 'LetterSent' ? { isSent: true } : state),
};

export interface SendLetterData {
  letter: string;
  subject: string;
  text: string;
  students: readonly string[];
}
const everyone: readonly string[] = ['office', 'org_admin'];

/** The office writes to any students, an advisor to their own. Each student gets it once. */
export const sendLetter = defineCommand({
  type: 'SendLetter',
  aggregates: [letter],
  ids: (data: SendLetterData) => [data.letter],
  facts: (data: SendLetterData, get) =>
    new Map(data.students.map(uid => [uid, get(recordFact(student), uid)?.advisor] as const)),
  decide(
    { letter: uid, subject, text, students },
    [{ isSent }],
    advisors: ReadonlyMap<string, string | null | undefined>,
    { actor },
  ) {
    if (isSent) return [[]];
    const from = actor.on_behalf_of ?? actor.id;
    const to = [...new Set(students)];
    const unknown = to.filter(one => advisors.get(one) === undefined);
    if (unknown.length > 0)
      return reject(
        'notifications.student_not_found',
        { count: unknown.length, students: unknown },
        { students: 'notifications.student_not_found' },
      );
    const others = actor.roles.some(role => everyone.includes(role))
      ? []
      : to.filter(one => advisors.get(one) !== from);
    if (others.length > 0)
      return reject(
        'notifications.not_your_students',
        { count: others.length, students: others },
        { students: 'notifications.not_your_students' },
      );
    return [[{ type: 'LetterSent', data: { letter: uid, from, subject, text, to } }]];
  },
});
