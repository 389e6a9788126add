import { migrationRegistration } from '@portal/event-schemas/records/entities.ts';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { findScreen } from '../../app/registry.ts';
import { useLocale } from '../../app/portal.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { useRecordsText } from '../text.ts';

/** foreign-documents: papers of all foreign students for the office, checked one by one or many at once. */
export default function ForeignDocuments() {
  const t = useRecordsText();
  const link = useLink();
  const locale = useLocale();
  return (
    <EntityList
      entity={migrationRegistration}
      columns={['document', 'student', 'number', 'valid_until', 'sent_at', 'state']}
      counts={['SUBMITTED', 'CHECKED', 'RETURNED']}
      lead={t('lead')}
      adds={false}
      storeKey="records.papers"
      many
      headerActs={
        <Button component={Link} to={link('foreign-students-notification')} variant="outlined">
          {findScreen('foreign-students-notification')!.titleIn(locale)}
        </Button>
      }
    />
  );
}
