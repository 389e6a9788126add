import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import History from '@mui/icons-material/HistoryOutlined';
import type { StudentListEntry } from '@portal/event-schemas/access/views.ts';
import { useMemo, useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import type { TableFilter } from '../../lists/filters.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import type { HistoryOf } from './history-drawer.tsx';
import type { StudentFilter } from './statistics.tsx';
import { StudentAccessDialog, studentAccesses } from './student-access-dialog.tsx';
import { useStudentFilters } from './student-filters.ts';
import { useAccessText } from './text.ts';

const tones = { open: 'info', closed: 'bad', default: 'quiet' } as const;

const bulk: BulkActions<StudentListEntry> = selection => <BulkStudents {...selection} />;
/** One access for the ticked students. */
function BulkStudents({ rows, clear }: Parameters<BulkActions<StudentListEntry>>[0]) {
  const t = useAccessText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <OfficeActButton variant="contained" onClick={() => setOpen(true)}>
        {t('students.set')}
      </OfficeActButton>
      {open && <StudentAccessDialog students={rows} onClose={() => setOpen(false)} onDone={clear} />}
    </>
  );
}

/** Students with their access to online registration (portal.md §3, "Student list entry"): an advisor's own, the office's all. */
export function StudentsAccess({ found, onHistory }: { found?: StudentFilter; onHistory: (of: HistoryOf) => void }) {
  const t = useAccessText();
  const format = useFormat();
  const about = useStudentFilters('status');
  const readOnly = useReadOnlyReason() !== undefined;
  const [chosen, setChosen] = useState<StudentListEntry | null>(null);
  const filters = useMemo(
    (): TableFilter[] => [
      {
        source: 'online_registration_access',
        label: t('filter.access'),
        kind: 'choice',
        several: true,
        choices: studentAccesses.map(value => ({ value, label: t(`students.${value}`) })),
      },
      {
        source: 'standing',
        label: t('filter.status'),
        kind: 'choice',
        choices: [
          { value: 'cancelled', label: t('statistics.on_cancelled') },
          { value: 'blocked', label: t('statistics.on_blocked') },
        ],
      },
      ...about,
    ],
    [t, about],
  );
  return (
    <>
      <OfficeTable<StudentListEntry>
        resource="organizations/statistic_student_list"
        sort={{ field: 'display_name', order: 'ASC' }}
        searchLabel={t('students.search')}
        name={row => row.display_name}
        filters={filters}
        startFilter={found}
        exportable
        emptyTitle={t('students.empty')}
        emptyHint={t('students.empty_hint')}
        bulk={bulk}
        columns={[
          {
            source: 'display_name',
            label: t('students.name'),
            sortable: true,
            onClick: readOnly ? undefined : setChosen,
          },
          { source: 'code', label: t('students.code'), sortable: true, optional: true },
          { source: 'group_name', label: t('students.group'), sortable: true },
          { source: 'course', label: t('students.course'), sortable: true, numeric: true },
          {
            source: 'online_registration_access',
            label: t('students.access'),
            sortable: true,
            render: row => (
              <StatusChip tone={tones[row.online_registration_access]}>
                {t(`students.${row.online_registration_access}`)}
              </StatusChip>
            ),
          },
          {
            source: 'has_financial_debt',
            label: t('students.debt'),
            sortable: true,
            render: row =>
              row.has_financial_debt ? (
                <StatusChip tone="bad">{t('students.has_debt')}</StatusChip>
              ) : (
                t('students.no_debt')
              ),
          },
          {
            source: 'comment',
            label: t('students.comment'),
            render: row => (
              <span
                title={row.comment}
                style={{
                  overflowWrap: 'anywhere',
                  display: '-webkit-box',
                  WebkitBoxOrient: 'vertical',
                  WebkitLineClamp: 3,
                  overflow: 'hidden',
                }}
              >
                {row.comment}
              </span>
            ),
          },
          {
            source: 'changed_at',
            label: t('students.changed'),
            render: row => (
              <Box
                component="span"
                sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' }}
              >
                <span className="num">{row.changed_at ? format.shortDateTime(row.changed_at) : '–'}</span>
                <IconButton
                  size="small"
                  aria-label={t('history.of', { name: row.display_name })}
                  title={t('history.open')}
                  onClick={() => onHistory({ name: row.display_name, filter: { student: row.uid } })}
                >
                  <History fontSize="small" />
                </IconButton>
              </Box>
            ),
          },
          {
            source: 'edu_program_name',
            label: t('students.program'),
            sortable: true,
            optional: true,
            render: row => format.name(row.edu_program_name),
          },
        ]}
      />
      {chosen && <StudentAccessDialog students={[chosen]} onClose={() => setChosen(null)} />}
    </>
  );
}
