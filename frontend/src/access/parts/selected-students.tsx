import Switch from '@mui/material/Switch';
import type { SelectedStudent } from '@portal/event-schemas/access/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState } from 'react';
import { api, newKey } from '../../http/client.ts';
import { ApiFailure, ApiRefusal } from '../../http/refusal.ts';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import type { TableFilter } from '../../lists/filters.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { toast } from '../../shell/toast.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useStudentFilters } from './student-filters.ts';
import { useAccessText } from './text.ts';

type Grant = Pick<ReturnType<typeof useGrant>, 'busy' | 'grant'>;
const GrantContext = createContext<Grant>({ busy: true, grant: async () => undefined });

const bulk: BulkActions<SelectedStudent> = selection => <BulkGrant {...selection} />;
/** Grants to the ticked students, or withdraws from them. */
function BulkGrant({ rows, clear }: Parameters<BulkActions<SelectedStudent>>[0]) {
  const t = useAccessText();
  const { busy, grant } = useContext(GrantContext);
  return (
    <>
      <OfficeActButton variant="contained" disabled={busy} onClick={() => void grant(rows, true).then(clear)}>
        {t('selected.grant')}
      </OfficeActButton>
      <OfficeActButton disabled={busy} onClick={() => void grant(rows, false).then(clear)}>
        {t('selected.withdraw')}
      </OfficeActButton>
    </>
  );
}

/** Students and whether they are let past a block on all the chosen courses; one switch each, and buttons for several. */
export function SelectedStudents({ courses }: { courses: readonly string[] }) {
  const t = useAccessText();
  const format = useFormat();
  const readOnly = useReadOnlyReason();
  const about = useStudentFilters('student_status');
  const { busy, report, grant, closeReport } = useGrant(courses);
  const filters = useMemo(
    (): TableFilter[] => [{ source: 'status', label: t('filter.granted'), kind: 'boolean' }, ...about],
    [t, about],
  );
  const chosen = useMemo(() => ({ courses: [...courses] }), [courses]);
  return (
    <GrantContext value={{ busy, grant }}>
      <OfficeTable<SelectedStudent>
        resource="organizations/discipline_registration_access_for_selected_students"
        permanentFilter={chosen}
        sort={{ field: 'display_name', order: 'ASC' }}
        searchLabel={t('students.search')}
        name={row => row.display_name}
        filters={filters}
        exportable
        emptyTitle={t('selected.empty')}
        emptyHint={t('students.empty_hint')}
        bulk={bulk}
        columns={[
          { source: 'display_name', label: t('students.name'), sortable: true },
          { source: 'code', label: t('students.code'), sortable: true, optional: true },
          { source: 'group_name', label: t('students.group'), sortable: true },
          { source: 'course', label: t('students.course'), sortable: true, numeric: true },
          {
            source: 'edu_program_name',
            label: t('students.program'),
            sortable: true,
            render: row => format.name(row.edu_program_name),
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
            source: 'status',
            label: t('selected.status'),
            render: row => (
              <>
                <Switch
                  size="small"
                  checked={row.status}
                  disabled={busy || readOnly !== undefined}
                  title={readOnly}
                  onChange={event => void grant([row], event.target.checked)}
                  slotProps={{ input: { 'aria-label': t('selected.switch', { name: row.display_name }) } }}
                />
                {t(row.status ? 'selected.yes' : 'selected.no')}
              </>
            ),
          },
        ]}
      />
      {report && <ReportDialog title={t('act.report')} lines={report} onClose={closeReport} />}
    </GrantContext>
  );
}

/** Grants or withdraws on every chosen course, course by course; what was refused is told with its reason. */
function useGrant(courses: readonly string[]) {
  const t = useAccessText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<{ key: string; name: string; message: string }[]>();

  async function grant(students: readonly SelectedStudent[], granted: boolean): Promise<void> {
    setBusy(true);
    const names = new Map(students.map(student => [student.uid, student.display_name]));
    const refused: { key: string; name: string; message: string }[] = [];
    try {
      for (const course of courses) {
        const { results } = await api(
          'POST /organizations/discipline_registration_access_for_selected_students/set_access_bulk/',
          { query: { course, status: granted }, body: { students: [...names.keys()] } },
          { idempotencyKey: newKey() },
        );
        refused.push(
          ...results.flatMap(({ uid, error }) =>
            error ? [{ key: `${course} ${uid}`, name: names.get(uid) ?? uid, message: error.message }] : [],
          ),
        );
      }
      if (refused.length === 0) toast.success(t(granted ? 'selected.granted' : 'selected.withdrawn'));
      else setReport(refused);
    } catch (error) {
      if (error instanceof ApiRefusal || error instanceof ApiFailure) toast.error(error.message);
    } finally {
      setBusy(false);
      await client.invalidateQueries();
    }
  }
  return { busy, report, grant, closeReport: () => setReport(undefined) };
}
