import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { useSession } from '../../app/portal.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { AsStudent } from '../parts/as-student/as-student.tsx';
import { StudentChoice } from '../parts/as-student/student-choice.tsx';
import { useAdvisorsText } from '../text.ts';

/**
 * online-registration-for-courses-adviser (hidden): the registration of a chosen student as the student sees it; a
 * student sees their own, a teacher who advises nobody what it is for.
 */
export default function OnlineRegistrationAdviser() {
  const t = useAdvisorsText();
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const chooses = session.is_supervisor || session.is_office || session.is_org_admin;
  const student = chooses ? search.get('student') : session.is_student ? (session.profile?.uid ?? null) : null;
  return (
    <>
      <PageHeader />
      <Box sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {chooses && <StudentChoice onChoose={uid => setSearch({ student: uid })} />}
        {student ? (
          <AsStudent key={student} student={student} />
        ) : (
          <Panel>
            {chooses ? (
              <EmptyState title={t('see.empty')}>{t('see.empty_hint')}</EmptyState>
            ) : (
              <EmptyState title={t('see.not_reviewing')}>{t('see.not_reviewing_hint')}</EmptyState>
            )}
          </Panel>
        )}
      </Box>
    </>
  );
}
