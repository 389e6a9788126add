import type { BulkActions } from '../../lists/bulk-bar.tsx';
import type { StudentRow } from '@portal/event-schemas/advising/views.ts';
import { useSession } from '../../app/portal.ts';
import { BulkReview } from './bulk-review.tsx';
import { MailStudents } from './mail-students.tsx';
import { ReassignStudents } from './reassign-students.tsx';

/** What is done with selected students: their cards reviewed, a letter written, given to another advisor. Loaded with the first selection. */
export default function BulkActs(selection: Parameters<BulkActions<StudentRow>>[0]) {
  const session = useSession();
  return (
    <>
      <BulkReview {...selection} />
      <MailStudents {...selection} />
      {(session.is_office || session.is_org_admin) && <ReassignStudents {...selection} />}
    </>
  );
}
