import { cathedras, studyPeriods, teachers } from '@portal/event-schemas/curriculum/targets.ts';
import { planners } from '@portal/event-schemas/offerings/roles.ts';
import type { PlannedCourse } from '@portal/event-schemas/offerings/views.ts';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { lookupOf } from '../../entity/lookup.ts';
import { useMay } from '../../entity/may.ts';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { useNearestTerm } from '../../registration/api.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { BulkActs } from '../parts/bulk-acts.tsx';
import { CourseActs } from '../parts/course-acts.tsx';
import { OfferingStateChip, OfferingStateCounts } from '../parts/state.tsx';
import { useOfferingsText } from '../text.ts';

const DraftDialog = lazy(async () => ({ default: (await import('../parts/draft-dialog.tsx')).DraftDialog }));
const live = { channel: 'registration' as const, keys: ['planned_courses'] };

const bulk: BulkActions<PlannedCourse> = ({ rows, clear }) => <BulkActs rows={rows} clear={clear} />;

/** planned-courses: the courses of a term with drafts, what is missing in their plans, and what can be done with them. */
export default function PlannedCourses() {
  const t = useOfferingsText();
  const format = useFormat();
  const link = useLink();
  const may = useMay();
  const term = useNearestTerm();
  const [drafting, setDrafting] = useState(false);
  useLiveList(live);
  if (!term)
    return (
      <>
        <PageHeader />
        <Skeletons lines={8} />
      </>
    );
  const writes = may(planners);
  const add = writes && (
    <OfficeActButton variant="contained" onClick={() => setDrafting(true)}>
      {t('new_draft')}
    </OfficeActButton>
  );
  return (
    <>
      <PageHeader
        actions={
          <>
            <Button component={Link} to={link('needs')}>
              {t('needs')}
            </Button>
            <Button component={Link} to={link('roll-over')}>
              {t('roll_over')}
            </Button>
            <Button component={Link} to={link('planned-week')}>
              {t('weeks_of')}
            </Button>
            <Button component={Link} to={link('term-plan')}>
              {t('to_paper')}
            </Button>
            {add}
          </>
        }
      />
      <OfficeTable<PlannedCourse>
        resource="offerings"
        sort={{ field: 'code', order: 'ASC' }}
        startFilter={term}
        searchLabel={t('search')}
        name={row => row.code}
        header={<OfferingStateCounts />}
        exportable
        {...(writes ? { bulk } : {})}
        emptyTitle={t('empty')}
        emptyHint={t('empty_hint')}
        emptyAction={add || undefined}
        filters={[
          { source: 'study_period', label: t('term'), kind: 'lookup', ...lookupOf(studyPeriods) },
          { source: 'cathedra', label: t('cathedra'), kind: 'lookup', ...lookupOf(cathedras) },
          { source: 'with_teacher', label: t('teacher'), kind: 'lookup', ...lookupOf(teachers) },
          ...(['without_teacher', 'without_time', 'without_room'] as const).map(
            source => ({ source, label: t(`lacking.${source}`), kind: 'range', type: 'number', rare: true }) as const,
          ),
        ]}
        columns={[
          {
            source: 'name',
            label: t('course'),
            sortable: true,
            render: row => format.name(row.name),
            to: row => link('planned-course', { uid: row.uid }),
          },
          { source: 'code', label: t('code'), sortable: true },
          { source: 'state', label: t('state'), render: row => <OfferingStateChip state={row.state} /> },
          { source: 'lessons', label: t('lessons'), sortable: true, numeric: true },
          { source: 'missing', label: t('missing'), render: row => <Missing course={row} /> },
          { source: 'capacity', label: t('seats'), sortable: true, numeric: true },
          { source: 'taken', label: t('taken'), sortable: true, numeric: true },
          { source: 'waiting', label: t('waiting'), sortable: true, numeric: true, optional: true },
          { source: 'fluxes', label: t('fluxes'), sortable: true, numeric: true, optional: true },
          { source: 'credits', label: t('credits'), sortable: true, numeric: true, optional: true },
          {
            source: 'study_period_name',
            label: t('term'),
            optional: true,
            render: row => format.name(row.study_period_name),
          },
          {
            source: 'cathedra_name',
            label: t('cathedra'),
            sortable: true,
            optional: true,
            render: row => format.name(row.cathedra_name),
          },
          {
            source: 'teacher_name',
            label: t('in_charge'),
            sortable: true,
            optional: true,
            render: row => row.teacher_name ?? '–',
          },
          {
            source: 'changed_at',
            label: t('changed'),
            sortable: true,
            optional: true,
            render: row => format.shortDateTime(row.changed_at),
          },
          ...(writes
            ? [
                {
                  source: 'actions',
                  label: t('actions'),
                  render: (row: PlannedCourse) => <CourseActs course={row} small />,
                },
              ]
            : []),
        ]}
      />
      {drafting && (
        <Suspense fallback={null}>
          <DraftDialog term={term.study_period} onClose={() => setDrafting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What the plan of a course lacks, in words. */
function Missing({ course }: { course: PlannedCourse }) {
  const t = useOfferingsText();
  const lacks = (['without_teacher', 'without_time', 'without_room'] as const).filter(name => course[name] > 0);
  if (course.lessons === 0) return <StatusChip tone="warn">{t('without_lessons')}</StatusChip>;
  if (lacks.length === 0) return <span className="mut">{t('complete')}</span>;
  return <span>{lacks.map(name => t(name, { count: course[name] })).join(', ')}</span>;
}
