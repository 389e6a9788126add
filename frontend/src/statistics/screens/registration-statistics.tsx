import Box from '@mui/material/Box';
import { studentGroupings, type StudentGroupRow } from '@portal/event-schemas/statistics/figures.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Bars, Legend } from '../parts/charts/bars.tsx';
import { FigurePanel } from '../parts/charts/figure-panel.tsx';
import { Tiles } from '../parts/charts/tiles.tsx';
import { Choice, PeriodChoice } from '../parts/figures/choices.tsx';
import { RegistrationCurveFigure } from '../parts/figures/registration-curve.tsx';
import { useStudentGroups } from '../calls.ts';
import { useStatisticsText } from '../text.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';

type By = (typeof studentGroupings)[number];
const groupsShown = 12;

/** Who has registered and who has not: in all, by faculty, program, group, year, and over time. */
export default function RegistrationStatistics() {
  const t = useStatisticsText();
  const words = useText();
  const format = useFormat();
  const link = useLink();
  const [period, setPeriod] = useState<string>();
  const [by, setBy] = useState<By>('faculty');
  const [all, setAll] = useState(false);
  const groups = useStudentGroups(period, by);
  if (!groups.isSuccess) return <PageCallState call={groups} />;
  const { totals, results, study_period } = groups.data;
  const number = (value: number): string => format.number(value);
  const shown = all ? results : results.slice(0, groupsShown);
  return (
    <>
      <PageHeader
        actions={
          <>
            <PeriodChoice value={study_period} onChange={setPeriod} />
            <Link
              className="button"
              to={link('unregistered-students', undefined, study_period ? { study_period } : undefined)}
            >
              {t('students.open_list')}
            </Link>
          </>
        }
      />
      <Tiles
        label={t('students.groups')}
        tiles={[
          { label: t('students.total'), value: number(totals.students) },
          {
            label: t('students.registered'),
            value: number(totals.registered),
            hint: t('percent', { value: format.number(totals.share) }),
          },
          { label: t('students.unregistered'), value: number(totals.unregistered) },
          { label: t('students.credits'), value: format.number(totals.credits, 1) },
        ]}
      />
      <FigurePanel
        title={t('students.groups')}
        actions={
          <Choice
            label={t('students.by')}
            value={by}
            choices={studentGroupings.map(value => ({ value, label: t(`students.bys.${value}`) }))}
            onChange={value => {
              setBy(value);
              setAll(false);
            }}
          />
        }
        table={{
          heads: [
            t('columns.title'),
            t('columns.students'),
            t('students.registered'),
            t('columns.unregistered'),
            t('columns.share'),
            t('columns.mean_credits'),
            ...cardStatuses.map(status => words(`status.${status}`)),
          ],
          rows: results.map(group => ({
            key: group.value ?? '',
            cells: [
              format.name(group.name),
              group.students,
              group.registered,
              group.unregistered,
              t('percent', { value: format.number(group.share) }),
              group.credits,
              ...cardStatuses.map(status => group.statuses[status]),
            ],
          })),
        }}
      >
        <Bars
          label={t('students.groups')}
          max={100}
          bars={shown.map(group => ({
            key: group.value ?? '',
            label: format.name(group.name),
            text: `${t('of', { part: number(group.registered), whole: number(group.students) })} · ${t('percent', { value: format.number(group.share) })}`,
            parts: [
              { value: group.share, tone: 'lapis' },
              { value: 100 - group.share, tone: 'quiet' },
            ],
          }))}
        />
        <Legend
          entries={[
            { label: t('students.registered'), tone: 'lapis' },
            { label: t('students.unregistered'), tone: 'quiet' },
          ]}
        />
        {results.length > shown.length && (
          <Box sx={{ marginTop: 'var(--s3)' }}>
            <button type="button" className="button" onClick={() => setAll(true)}>
              {t('students.show_more', { count: results.length })}
            </button>
          </Box>
        )}
      </FigurePanel>
      <Box
        sx={{
          display: 'grid',
          gap: 'var(--s4)',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <RegistrationCurveFigure period={study_period ?? undefined} />
        <FigurePanel
          title={t('students.statuses')}
          table={{
            heads: [t('students.statuses'), t('columns.count')],
            rows: cardStatuses.map(status => ({
              key: status,
              cells: [words(`status.${status}`), totals.statuses[status]],
            })),
          }}
        >
          <Bars
            label={t('students.statuses')}
            max={totals.students}
            bars={cardStatuses
              .filter(status => totals.statuses[status] > 0)
              .map(status => ({
                key: status,
                label: words(`status.${status}`),
                parts: [
                  {
                    value: totals.statuses[status],
                    tone:
                      status === 'CONFIRMED'
                        ? 'ok'
                        : status === 'REJECTED'
                          ? 'bad'
                          : status === 'NOT_STARTED'
                            ? 'quiet'
                            : 'lapis',
                  },
                ],
              }))}
          />
        </FigurePanel>
      </Box>
      <GroupTable key={`${study_period} ${by}`} period={study_period} by={by} />
    </>
  );
}

/** Every group, to be sorted and exported. */
function GroupTable({ period, by }: { period: string | null; by: By }) {
  const t = useStatisticsText();
  const words = useText();
  const format = useFormat();
  return (
    <OfficeTable<StudentGroupRow>
      resource="registration/statistics/students/groups"
      sort={{ field: 'unregistered', order: 'DESC' }}
      permanentFilter={{ study_period: period, by }}
      searchLabel={t('columns.title')}
      name={row => format.name(row.name)}
      exportable
      emptyTitle={t('nothing')}
      columns={[
        { source: 'name', label: t('columns.title'), sortable: true, render: row => format.name(row.name) },
        { source: 'students', label: t('columns.students'), sortable: true, numeric: true },
        { source: 'registered', label: t('students.registered'), sortable: true, numeric: true },
        { source: 'unregistered', label: t('columns.unregistered'), sortable: true, numeric: true },
        {
          source: 'share',
          label: t('columns.share'),
          sortable: true,
          numeric: true,
          render: row => t('percent', { value: format.number(row.share) }),
        },
        {
          source: 'credits',
          label: t('columns.mean_credits'),
          sortable: true,
          numeric: true,
          render: row => format.number(row.credits, 1),
        },
        ...cardStatuses.map(status => ({
          source: status,
          label: words(`status.${status}`),
          sortable: true,
          numeric: true,
          optional: status !== 'CONFIRMED',
        })),
      ]}
    />
  );
}
