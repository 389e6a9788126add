import type { StatusInfo } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { people } from '../references.ts';
import type { Registration } from '../registration.ts';
import { cardUid } from '../streams.ts';
import { advisorOf } from '../students.ts';
import { isEditable } from './rules.ts';

/** Status and credits of a card, with names (portal.md §3, status_info). */
export async function statusInfoOf(db: Sql, registration: Registration): Promise<StatusInfo> {
  const { student, card, study_period } = registration;
  const nameOf = await people(db, [card.changed_by]);
  return {
    uid: cardUid(student.uid, study_period.uid),
    status: card.status,
    advisor: advisorOf(student),
    profile: { uid: student.uid, display_name: student.display_name },
    max_credit: card.max_credit,
    max_credit_audit: card.max_credit_audit,
    current_credit: card.credits,
    current_credit_audit: card.audit_credits,
    editable: isEditable(registration),
    sent_at: card.sent_at,
    changed_at: card.changed_at,
    changed_by: nameOf(card.changed_by),
    comment: card.comment,
  };
}
