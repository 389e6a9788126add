import { cardApproved, cardRejected, cardSent, type NotificationText } from '@portal/event-schemas/notifications/texts.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';

/** What notifications know of a student: the name, and who advises them. */
export interface AdvisedStudent { student: string; last_name: string; first_name: string; advisor: string | null; }

/** A row of notifications.notices. */
export interface Notice extends NotificationText { uid: string; account: string; created_at: string; read: boolean; }

/** The student of a card's stream, `study_card-<student>.<study period>`. */
export const studentOfCard = (stream: string): string => stream.slice('study_card-'.length).split('.')[0]!;

/** The student after an event of the student's record; other events leave them as they are. */
export function evolveStudent(known: AdvisedStudent | undefined, { type, data }: RecordedEvent<any>): AdvisedStudent | undefined {
  if (type === 'StudentCreated') return { student: data.uid, last_name: data.last_name, first_name: data.first_name, advisor: data.advisor };
  if (type !== 'StudentChanged' || known === undefined) return known;
  const { last_name = known.last_name, first_name = known.first_name, advisor = known.advisor } = data.changes;
  return { ...known, last_name, first_name, advisor };
}

/** Whom an event of a card tells what; null where nobody is told. The same event always gives the same notice. */
export function noticeOf(event: RecordedEvent<any>, student: AdvisedStudent | undefined): Notice | null {
  const told = recipientAndText(event, student);
  if (told === null) return null;
  return { uid: idFrom('notification', event.meta.event_id), account: told.account, created_at: event.meta.occurred_at, read: false, ...told.text };
}

function recipientAndText({ type, stream, data }: RecordedEvent<any>, student: AdvisedStudent | undefined): { account: string; text: NotificationText } | null {
  switch (type) {
    case 'CardSentToAdvisor': return student?.advisor ? { account: student.advisor, text: cardSent(`${student.last_name} ${student.first_name}`.trim()) } : null;
    case 'CardApproved': return { account: studentOfCard(stream), text: cardApproved() };
    case 'CardRejected': return { account: studentOfCard(stream), text: cardRejected(data.comment) };
    default: return null;
  }
}
