import { StudentsTable } from '../../advising/api.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { useIscText } from '../isc-text.ts';

/** Statuses of a card that was sent and is not decided yet (portal.md §4). */
const sent = ['CHOSEN', 'CHANGED_AFTER', 'CHECKING_AFTER', 'CHECKING'];

const shown = ['display_name', 'group_name', 'status', 'credits', 'queued', 'sent_at', 'advisor_name'];

/** applications_review_in_isc: the cards that were sent, to approve, reject or change; many can be decided at once. */
export default function IscApplications() {
  const t = useIscText();
  return (
    <>
      <PageHeader note={t('isc.review_note')} />
      <StudentsTable storeKey="isc-applications" statuses={sent} opens="isc-application-profile" shown={shown} />
    </>
  );
}
