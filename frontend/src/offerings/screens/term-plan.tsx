import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { cathedras, studyPeriods } from '@portal/event-schemas/curriculum/targets.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { RefChoice } from '../../entity/ref-choice.tsx';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useNearestTerm } from '../../registration/api.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { PrintedCourse } from '../parts/printed-course.tsx';
import { useOfferingsText } from '../text.ts';

/** term-plan: what a department gives in a term, lesson by lesson, to read or to print: a table for each course. */
export default function TermPlan() {
  const t = useOfferingsText();
  const format = useFormat();
  const nearest = useNearestTerm();
  const [printedAt] = useState(() => Date.now());
  const [params, setParams] = useSearchParams();
  const term = params.get('term') ?? nearest?.study_period ?? '';
  const cathedra = params.get('cathedra') ?? '';
  const set = (next: Record<string, string>): void =>
    setParams({ term, cathedra, ...next }, { replace: true, preventScrollReset: true });
  const chosen = term !== '' && cathedra !== '';
  const plan = useCall(
    'GET /offerings/term_plan/',
    { query: { study_period: term, cathedra } },
    { enabled: chosen, keepPrevious: true },
  );
  const courses = chosen ? (plan.data ?? []) : [];
  const lessons = courses.flatMap(course => course.fluxes.flatMap(flux => flux.lessons));
  const total = t('plan.total', {
    smart_count: courses.length,
    lessons: lessons.length,
    seats: lessons.reduce((sum, { capacity }) => sum + capacity, 0),
  });
  return (
    <>
      <PageHeader
        note={<span className="no-print">{t('plan.lead')}</span>}
        actions={
          <Button variant="contained" disabled={courses.length === 0} onClick={() => print()}>
            {t('plan.print')}
          </Button>
        }
      />
      <Box
        className="no-print"
        sx={{
          display: 'grid',
          gap: '12px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '280px minmax(0, 360px)' },
          marginBottom: 2,
        }}
      >
        <RefChoice
          to={studyPeriods}
          label={t('term')}
          required
          chosen={term ? [term] : []}
          onChoose={([picked]) => set({ term: picked ?? '' })}
        />
        <RefChoice
          to={cathedras}
          label={t('cathedra')}
          chosen={cathedra ? [cathedra] : []}
          onChoose={([picked]) => set({ cathedra: picked ?? '' })}
        />
      </Box>
      {!chosen ? (
        <EmptyState title={t('plan.pick')} />
      ) : !plan.isSuccess ? (
        <CallState call={plan} lines={10} />
      ) : courses.length === 0 ? (
        <EmptyState title={t('plan.none')} />
      ) : (
        <>
          <p className="mut num" style={{ marginBottom: 12 }}>
            {[
              format.name(courses[0]!.cathedra?.name),
              format.name(courses[0]!.study_period?.name),
              total,
              t('plan.printed', { date: format.date(printedAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {courses.map(course => (
            <PrintedCourse key={course.uid} course={course} />
          ))}
        </>
      )}
    </>
  );
}
