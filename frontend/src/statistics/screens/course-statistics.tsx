import { components, cycles } from '@portal/event-schemas/curriculum/codes.ts';
import {
  courseGroupings,
  type CourseGroupRow,
  type CourseStatistics,
} from '@portal/event-schemas/statistics/figures.ts';
import { useState } from 'react';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { Meter, seatTone } from '../../shell/meter.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Bars, Legend } from '../parts/charts/bars.tsx';
import { FigurePanel } from '../parts/charts/figure-panel.tsx';
import { Tiles } from '../parts/charts/tiles.tsx';
import { Choice, PeriodChoice } from '../parts/figures/choices.tsx';
import { useCourseGroups } from '../calls.ts';
import { useStatisticsText } from '../text.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';

type By = (typeof courseGroupings)[number];
const groupsShown = 12;

/** How full courses are and how many more wanted them: in all, by department, teacher, language, and course by course. */
export default function CourseStatisticsScreen() {
  const t = useStatisticsText();
  const format = useFormat();
  const [period, setPeriod] = useState<string>();
  const [by, setBy] = useState<By>('cathedra');
  const groups = useCourseGroups(period, by);
  if (!groups.isSuccess) return <PageCallState call={groups} />;
  const { totals, results, study_period } = groups.data;
  const number = (value: number): string => format.number(value);
  return (
    <>
      <PageHeader actions={<PeriodChoice value={study_period} onChange={setPeriod} />} />
      <Tiles
        label={t('courses.title')}
        tiles={[
          {
            label: t('courses.total'),
            value: number(totals.courses),
            hint: t('courses.full', { count: number(totals.full) }),
          },
          {
            label: t('columns.fill'),
            value: t('percent', { value: totals.fill }),
            hint: t('of', { part: number(totals.taken), whole: number(totals.capacity) }),
          },
          { label: t('columns.waiting'), value: number(totals.waiting) },
          { label: t('columns.refused'), value: number(totals.refused) },
        ]}
      />
      <FigurePanel
        title={t('columns.fill')}
        note={by === 'teacher' || by === 'language' || by === 'load_type' ? t('courses.lessons_note') : undefined}
        actions={
          <Choice
            label={t('courses.by')}
            value={by}
            choices={courseGroupings.map(value => ({ value, label: t(`courses.bys.${value}`) }))}
            onChange={setBy}
          />
        }
        table={{
          heads: [
            t('columns.title'),
            t('columns.courses'),
            t('columns.lessons'),
            t('columns.capacity'),
            t('columns.taken'),
            t('columns.fill'),
            t('columns.waiting'),
            t('columns.refused'),
          ],
          rows: results.map(group => ({
            key: group.value ?? '',
            cells: [
              format.name(group.name),
              group.courses,
              group.lessons || '–',
              group.capacity,
              group.taken,
              t('percent', { value: group.fill }),
              group.waiting,
              group.refused ?? '–',
            ],
          })),
        }}
      >
        <Bars
          label={t('columns.fill')}
          max={100}
          bars={results.slice(0, groupsShown).map(group => ({
            key: group.value ?? '',
            label: format.name(group.name),
            text: `${t('percent', { value: group.fill })} · ${t('of', { part: number(group.taken), whole: number(group.capacity) })}`,
            parts: [{ value: group.fill, tone: group.fill >= 100 ? 'bad' : group.fill >= 90 ? 'warn' : 'lapis' }],
          }))}
        />
        <Legend
          entries={[
            { label: '< 90 %', tone: 'lapis' },
            { label: '90–99 %', tone: 'warn' },
            { label: '100 %', tone: 'bad' },
          ]}
        />
      </FigurePanel>
      <GroupTable key={`${study_period} ${by}`} period={study_period} by={by} />
      <CourseTable key={study_period} period={study_period} />
    </>
  );
}

/** Every group, to be sorted and exported. */
function GroupTable({ period, by }: { period: string | null; by: By }) {
  const t = useStatisticsText();
  const format = useFormat();
  const counts = ['courses', 'lessons', 'capacity', 'taken', 'waiting', 'refused'] as const;
  return (
    <OfficeTable<CourseGroupRow>
      resource="registration/statistics/courses/groups/list"
      sort={{ field: 'fill', order: 'DESC' }}
      permanentFilter={{ study_period: period, by }}
      searchLabel={t('columns.title')}
      name={row => format.name(row.name)}
      exportable
      emptyTitle={t('nothing')}
      columns={[
        { source: 'name', label: t('columns.title'), sortable: true, render: row => format.name(row.name) },
        {
          source: 'fill',
          label: t('columns.fill'),
          sortable: true,
          numeric: true,
          render: row => t('percent', { value: row.fill }),
        },
        ...counts.map(name => ({
          source: name,
          label: t(`columns.${name}`),
          sortable: true,
          numeric: true,
          render: (row: CourseGroupRow) => row[name] ?? '–',
        })),
      ]}
    />
  );
}

function CourseTable({ period }: { period: string | null }) {
  const t = useStatisticsText();
  const words = useText();
  const format = useFormat();
  const link = useLink();
  const counts = ['capacity', 'taken', 'held', 'waiting', 'refused', 'dropped'] as const;
  // The departments of the figures above: those that have courses in the term.
  const departments = useCourseGroups(period ?? undefined, 'cathedra').data?.results ?? [];
  return (
    <OfficeTable<CourseStatistics>
      resource="registration/statistics/courses"
      sort={{ field: 'demand_share', order: 'DESC' }}
      permanentFilter={{ study_period: period }}
      searchLabel={t('courses.search')}
      name={row => row.code}
      exportable
      emptyTitle={t('courses.empty')}
      emptyHint={t('courses.empty_hint')}
      filters={[
        {
          source: 'cathedra',
          label: t('columns.cathedra'),
          kind: 'choice',
          several: true,
          choices: departments.flatMap(({ value, name }) => (value ? [{ value, label: format.name(name) }] : [])),
        },
        {
          source: 'cycle',
          label: t('columns.cycle'),
          kind: 'choice',
          several: true,
          choices: cycles.map(value => ({ value, label: words(`cycle.${value}`) })),
        },
        {
          source: 'component',
          label: t('columns.component'),
          kind: 'choice',
          several: true,
          choices: components.map(value => ({ value, label: words(`component.${value}`) })),
        },
        { source: 'fill', label: t('columns.fill'), kind: 'range', type: 'number' },
        { source: 'waiting', label: t('columns.waiting'), kind: 'range', type: 'number', rare: true },
        { source: 'refused', label: t('columns.refused'), kind: 'range', type: 'number', rare: true },
      ]}
      columns={[
        {
          source: 'name',
          label: t('columns.course'),
          sortable: true,
          render: row => format.name(row.name),
          to: row => link('course-offering', { uid: row.uid }),
        },
        { source: 'code', label: t('columns.code'), sortable: true },
        {
          source: 'cathedra_name',
          label: t('columns.cathedra'),
          sortable: true,
          optional: true,
          render: row => format.name(row.cathedra_name),
        },
        {
          source: 'fill',
          label: t('columns.fill'),
          sortable: true,
          render: row => (
            <Meter
              label={t('columns.fill')}
              value={row.fill}
              max={100}
              width={72}
              tone={seatTone({ left: 100 - row.fill, capacity: 100 })}
            >
              <span className="num" style={{ minWidth: 44 }}>
                {t('percent', { value: row.fill })}
              </span>
            </Meter>
          ),
        },
        ...counts.map(name => ({
          source: name,
          label: t(`columns.${name}`),
          sortable: true,
          numeric: true,
          optional: name === 'held' || name === 'dropped',
        })),
        {
          source: 'demand_share',
          label: t('columns.demand_share'),
          sortable: true,
          numeric: true,
          render: row => t('percent', { value: row.demand_share }),
        },
        { source: 'credits', label: t('columns.credits'), sortable: true, numeric: true, optional: true },
      ]}
    />
  );
}
