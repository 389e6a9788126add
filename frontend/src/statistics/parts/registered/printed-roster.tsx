import Box from '@mui/material/Box';
import type { CourseOutline, RegisteredStudent } from '@portal/event-schemas/statistics/registered-students.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/format.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { PrintedTable } from '../../../shell/printed-table.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { useAllStudents, type RosterQuery } from '../../registered-calls.ts';
import { useTeachingText } from '../../teaching-text.ts';

export interface PrintedColumn {
  head: string;
  cell: (row: RegisteredStudent, index: number) => string;
}
interface Props {
  outline: CourseOutline;
  query: RosterQuery;
  columns: readonly PrintedColumn[];
  /** A table for each section instead of one. */
  bySection: boolean;
  back: string;
}

/** The list of students as it goes on paper: everybody under the filters, black on white, with a column to sign in. */
export function PrintedRoster({ outline, query, columns, bySection, back }: Props) {
  const t = useTeachingText();
  const format = useFormat();
  const students = useAllStudents(query, true);
  const [printedAt] = useState(() => Date.now());
  const rows = students.data ?? [];
  const groups = bySection
    ? outline.fluxes
        .map(flux => ({
          title: t('students.section_number', { number: flux.number }),
          rows: rows.filter(row => row.flux === flux.uid),
        }))
        .filter(group => group.rows.length > 0)
    : [{ title: null, rows }];
  const actions = (
    <>
      <Link className="button" to={back}>
        {t('students.back')}
      </Link>
      <button type="button" className="button primary" disabled={!students.data} onClick={() => print()}>
        {t('students.print_now')}
      </button>
    </>
  );
  return (
    <>
      <PageHeader
        title={format.name(outline.name)}
        note={[outline.code, format.name(outline.period_name), t('students.printed', { date: format.date(printedAt) })]
          .filter(Boolean)
          .join(' · ')}
        actions={actions}
      />
      <CallState call={students} lines={10} />
      {students.data?.length === 0 && <EmptyState title={t('students.no_students')} />}
      {groups.map(
        group =>
          group.rows.length > 0 && (
            <Box key={group.title ?? ''} component="section" sx={{ breakInside: 'auto', minWidth: 0 }}>
              {group.title && <h2>{group.title}</h2>}
              <PrintedTable label={group.title ?? format.name(outline.name)}>
                <thead>
                  <tr>
                    <th scope="col">№</th>
                    {columns.map(column => (
                      <th key={column.head} scope="col">
                        {column.head}
                      </th>
                    ))}
                    <th scope="col" style={{ minWidth: 110 }}>
                      {t('students.signature')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {group.rows.map((row, index) => (
                    <tr key={row.uid}>
                      <td className="num">{index + 1}</td>
                      {columns.map(column => (
                        <td key={column.head}>{column.cell(row, index)}</td>
                      ))}
                      <td>{'\u00a0'}</td>
                    </tr>
                  ))}
                </tbody>
              </PrintedTable>
              <p className="mut">{t('students.total', { count: group.rows.length })}</p>
            </Box>
          ),
      )}
    </>
  );
}
