import { statementKinds } from '@portal/event-schemas/grades/codes.ts';
import { statementStateCodes } from '@portal/event-schemas/grades/statement.ts';
import type { StatementListRow } from '@portal/event-schemas/grades/statement-views.ts';
import { useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeTable } from '../../../lists/office-table.tsx';
import { useLiveList } from '../../../lists/use-live-list.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { useStatementText, useText } from '../../text.ts';
import { StatementChip } from './statement-chip.tsx';

/** Statements that the reader sees, the newest first; `view`: the screen that shows one. */
export function StatementList({ view }: { view: 'vedomosti-view' | 'vedomosti-is-office-view' }) {
  const t = useStatementText();
  const sheets = useText();
  const format = useFormat();
  const link = useLink();
  useLiveList({ channel: 'final_grades', keys: ['slow:statements'] });
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('lead')}</p>
      </div>
      <OfficeTable<StatementListRow>
        resource="journals/statements"
        storeKey={view}
        sort={{ field: 'drafted_at', order: 'DESC' }}
        name={row => `${row.number ?? t('no_number')}, ${format.name(row.name)}`}
        searchLabel={t('search')}
        exportable
        emptyTitle={t('empty')}
        emptyHint={t('empty_hint')}
        filters={[
          {
            source: 'kind',
            label: t('kind'),
            kind: 'choice',
            choices: statementKinds.map(value => ({ value, label: t(`kinds.${value}`) })),
          },
          {
            source: 'status',
            label: t('state'),
            kind: 'choice',
            several: true,
            choices: statementStateCodes.map(value => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        columns={[
          {
            source: 'number',
            label: t('number'),
            sortable: true,
            render: row => (row.number ? `№\u00a0${row.number}` : t('no_number')),
            to: row => link(view, {}, { statement: row.uid }),
          },
          { source: 'kind', label: t('kind'), render: row => t(`kinds.${row.kind}`) },
          { source: 'status', label: t('state'), render: row => <StatementChip state={row.status} /> },
          { source: 'name', label: sheets('list.course'), sortable: true, render: row => format.name(row.name) },
          { source: 'code', label: sheets('list.code'), sortable: true, optional: true },
          { source: 'stream', label: sheets('list.stream'), sortable: true, numeric: true },
          {
            source: 'study_period_name',
            label: sheets('list.term'),
            sortable: true,
            optional: true,
            render: row => format.name(row.study_period_name),
          },
          { source: 'main_teacher_name', label: sheets('list.main_teacher'), sortable: true },
          { source: 'students', label: t('students'), sortable: true, numeric: true, optional: true },
          {
            source: 'registered_at',
            label: t('registered'),
            sortable: true,
            render: row => (row.registered_at ? format.shortDate(row.registered_at) : '–'),
          },
        ]}
      />
    </>
  );
}
