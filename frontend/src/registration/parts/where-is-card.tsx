import type { YearSemester } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { useStudentText } from '../student-text.ts';

const told = {
  CHOSEN: 'sent',
  CHANGED_AFTER: 'sent',
  CHECKING: 'looked_at',
  CHECKING_AFTER: 'reviewed',
  CONFIRMED: 'approved',
} as const;

/** Of a card that is not with the student: where it is, who looks at it, since when, and what comes next. */
export function WhereIsCard({ info }: { info: YearSemester }) {
  const s = useStudentText();
  const format = useFormat();
  const { status, advisor, sent_at, changed_at, changed_by } = info.status_info;
  const where = told[status as keyof typeof told];
  if (!where) return null;
  // A card that is looked at before it is sent changes with every choice of the student.
  const at = { sent: sent_at, looked_at: null, reviewed: changed_at, approved: changed_at }[where];
  const who = where === 'sent' || where === 'looked_at' ? advisor : (changed_by ?? advisor);
  return (
    <Note tone="info" style={{ margin: '0 var(--s4) var(--s3)' }}>
      <b>{s(`where.${where}`)}</b>
      <div>{[who?.display_name, at && s('where.since', { date: format.dateTime(at) })].filter(Boolean).join(', ')}</div>
      {where === 'reviewed' && sent_at && (
        <div className="mut">{s('where.was_sent', { date: format.dateTime(sent_at) })}</div>
      )}
      <div className="mut">{s(`where.next.${where}`)}</div>
    </Note>
  );
}
