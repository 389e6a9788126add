import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useInAddress, useTabInAddress } from '../../app/use-in-address.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { AccessTabs } from '../parts/access-tabs.tsx';
import { CoursePicker } from '../parts/course-picker.tsx';
import { HistoryDrawer, type HistoryOf } from '../parts/history-drawer.tsx';
import { SelectedStudents } from '../parts/selected-students.tsx';
import { StudentsAccess } from '../parts/students-access.tsx';
import { useAccessText } from '../parts/text.ts';

/**
 * Who may register for a blocked course in person (portal.md §3, "Selected student in access list"), and students'
 * access altogether. `?course=` names the chosen courses.
 */
export default function DisciplineRegistrationAccessForSelectedStudents() {
  const t = useAccessText();
  const [tab, setTab] = useTabInAddress(['selected', 'students']);
  const [courses, setCourses] = useInAddress('course');
  const [history, setHistory] = useState<HistoryOf | null>(null);
  return (
    <>
      <PageHeader
        actions={
          <Button
            onClick={() => setHistory({ filter: { kind: tab === 'selected' ? 'selected_student' : 'student,debt' } })}
          >
            {t('history.open')}
          </Button>
        }
      />
      <AccessTabs
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'selected', label: t('selected.tab') },
          { id: 'students', label: t('students.tab') },
        ]}
      />
      <Box
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {tab === 'students' && <StudentsAccess onHistory={setHistory} />}
        {tab === 'selected' && <CoursePicker chosen={courses} onChange={setCourses} />}
        {tab === 'selected' &&
          (courses.length > 0 ? (
            <SelectedStudents courses={courses} />
          ) : (
            <Panel>
              <EmptyState title={t('selected.pick')}>{t('selected.pick_hint')}</EmptyState>
            </Panel>
          ))}
      </Box>
      <HistoryDrawer of={history} onClose={() => setHistory(null)} />
    </>
  );
}
