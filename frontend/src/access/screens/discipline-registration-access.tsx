import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTabInAddress } from '../../app/use-in-address.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { AccessActs } from '../parts/access-acts.tsx';
import { AccessTabs } from '../parts/access-tabs.tsx';
import { CoursesTable } from '../parts/courses-table.tsx';
import { HistoryDrawer, type HistoryOf } from '../parts/history-drawer.tsx';
import type { StudentFilter } from '../parts/statistics.tsx';
import { useAccessText } from '../parts/text.ts';

/** The second tab comes when it is opened. */
const StudentsAccess = lazy(async () => ({
  default: (await import('../parts/students-access.tsx')).StudentsAccess,
}));

/** Registration access of courses, fluxes and lessons (portal.md §3, §4), and of students altogether. */
export default function DisciplineRegistrationAccess() {
  const t = useAccessText();
  const [tab, setTab] = useTabInAddress(['courses', 'students']);
  const [history, setHistory] = useState<HistoryOf | null>(null);
  const [found, setFound] = useState<StudentFilter>();
  const showStudents = (filter: StudentFilter): void => {
    setFound(filter);
    setTab('students');
  };
  return (
    <AccessActs>
      <PageHeader actions={<Button onClick={() => setHistory({ filter: {} })}>{t('history.open')}</Button>} />
      <AccessTabs
        selected={tab}
        onSelect={next => {
          setFound(undefined);
          setTab(next);
        }}
        tabs={[
          { id: 'courses', label: t('courses.tab') },
          { id: 'students', label: t('students.tab') },
        ]}
      />
      <Box
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {tab === 'courses' ? (
          <CoursesTable onHistory={setHistory} onStudents={showStudents} />
        ) : (
          <Suspense fallback={<Skeletons lines={6} />}>
            <StudentsAccess key={JSON.stringify(found ?? {})} found={found} onHistory={setHistory} />
          </Suspense>
        )}
      </Box>
      <HistoryDrawer of={history} onClose={() => setHistory(null)} />
    </AccessActs>
  );
}
