import { components, cycles } from '@portal/event-schemas/curriculum/codes.ts';
import type { ResultByCourse, ResultByGroup, ResultByProgram } from '@portal/event-schemas/statistics/results.ts';
import { useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { TableColumn } from '../../../lists/table-types.ts';
import { OfficeTable } from '../../../lists/office-table.tsx';
import { Meter } from '../../../shell/meter.tsx';
import { useIscText } from '../../isc-text.ts';
import { useText } from '../../text.ts';
import { byCathedra, byPeriod, byProgram, byYear } from '../../../lists/university-filters.ts';

const number = <Row,>(source: keyof Row & string, label: string, optional = false): TableColumn<Row> => ({
  source,
  label,
  sortable: true,
  numeric: true,
  ...(optional ? { optional } : {}),
});

export function ResultsByCourse() {
  const t = useIscText();
  const words = useText();
  const format = useFormat();
  const link = useLink();
  return (
    <OfficeTable<ResultByCourse>
      resource="registration/results/by_course"
      sort={{ field: 'code', order: 'ASC' }}
      searchLabel={t('results.search')}
      name={row => row.code}
      exportable
      emptyTitle={t('results.empty')}
      emptyHint={t('results.empty_hint')}
      filters={[
        byPeriod(t('results.period')),
        {
          source: 'cycle',
          label: t('results.cycle'),
          kind: 'choice',
          several: true,
          choices: cycles.map(value => ({ value, label: words(`cycle.${value}`) })),
        },
        {
          source: 'component',
          label: t('results.component'),
          kind: 'choice',
          several: true,
          choices: components.map(value => ({ value, label: words(`component.${value}`) })),
        },
        byCathedra(t('results.cathedra')),
        { source: 'confirmed', label: t('results.confirmed'), kind: 'range', type: 'number', rare: true },
        { source: 'waiting', label: t('results.waiting'), kind: 'range', type: 'number', rare: true },
      ]}
      columns={[
        {
          source: 'name',
          label: t('results.course'),
          sortable: true,
          render: row => format.name(row.name),
          to: row => link('course-offering', { uid: row.uid }),
        },
        { source: 'code', label: t('results.code'), sortable: true },
        number('registered', t('results.registered')),
        number('choosing', t('results.choosing')),
        number('with_advisor', t('results.with_advisor')),
        number('confirmed', t('results.confirmed')),
        number('waiting', t('results.waiting')),
        number('capacity', t('results.capacity')),
        number('audit', t('results.audit'), true),
        number('credits', t('results.credits'), true),
        {
          source: 'cathedra_name',
          label: t('results.cathedra'),
          sortable: true,
          optional: true,
          render: row => format.name(row.cathedra_name),
        },
      ]}
    />
  );
}

/** The columns that programs and groups share. */
function useStudentColumns<Row extends ResultByGroup | ResultByProgram>(): TableColumn<Row>[] {
  const t = useIscText();
  return [
    number<Row>('students', t('results.students')),
    number<Row>('not_started', t('results.not_started')),
    number<Row>('choosing', t('results.choosing')),
    number<Row>('with_advisor', t('results.with_advisor')),
    number<Row>('confirmed', t('results.confirmed')),
    {
      source: 'confirmed_share',
      label: t('results.share'),
      sortable: true,
      render: row => (
        <Meter label={t('results.share')} value={row.confirmed_share} max={100} width={72} tone="ok">
          <span className="num" style={{ minWidth: 40 }}>
            {row.confirmed_share} %
          </span>
        </Meter>
      ),
    },
    number<Row>('started', t('results.started'), true),
    number<Row>('rejected', t('results.rejected'), true),
    number<Row>('credits', t('results.average'), true),
  ];
}

export function ResultsByProgram() {
  const t = useIscText();
  const format = useFormat();
  const columns = useStudentColumns<ResultByProgram>();
  return (
    <OfficeTable<ResultByProgram>
      resource="registration/results/by_program"
      sort={{ field: 'code', order: 'ASC' }}
      searchLabel={t('results.search')}
      name={row => row.code}
      exportable
      emptyTitle={t('results.empty')}
      emptyHint={t('results.empty_hint')}
      filters={[
        byPeriod(t('results.period')),
        { source: 'confirmed_share', label: t('results.share'), kind: 'range', type: 'number', rare: true },
      ]}
      columns={[
        { source: 'name', label: t('results.program'), sortable: true, render: row => format.name(row.name) },
        { source: 'code', label: t('results.code'), sortable: true },
        ...columns,
        {
          source: 'faculty_name',
          label: t('results.faculty'),
          sortable: true,
          optional: true,
          render: row => format.name(row.faculty_name),
        },
      ]}
    />
  );
}

export function ResultsByGroup() {
  const t = useIscText();
  const format = useFormat();
  const columns = useStudentColumns<ResultByGroup>();
  return (
    <OfficeTable<ResultByGroup>
      resource="registration/results/by_group"
      sort={{ field: 'code', order: 'ASC' }}
      searchLabel={t('results.search')}
      name={row => row.code}
      exportable
      emptyTitle={t('results.empty')}
      emptyHint={t('results.empty_hint')}
      filters={[
        byPeriod(t('results.period')),
        byYear(t('results.year')),
        byProgram(t('results.program'), { source: 'edu_prog' }),
        { source: 'confirmed_share', label: t('results.share'), kind: 'range', type: 'number', rare: true },
      ]}
      columns={[
        { source: 'code', label: t('results.group'), sortable: true },
        {
          source: 'edu_prog_name',
          label: t('results.program'),
          sortable: true,
          render: row => format.name(row.edu_prog_name),
        },
        { source: 'course', label: t('results.year'), sortable: true, numeric: true },
        ...columns,
      ]}
    />
  );
}
