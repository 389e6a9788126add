import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale } from '../../app/portal.ts';
import { api } from '../../http/client.ts';
import { callKey, useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useNearestTerm } from '../../registration/api.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { EmptyState, ErrorState, Skeletons } from '../../shell/states.tsx';
import { PrintedCourse } from '../parts/printed-course.tsx';
import { useOfferingsText } from '../text.ts';

interface Named {
  uid: string;
  name: Localized;
}
const one = 'GET /offerings/{uid}/' as const;
/** As many as one answer of a list holds; no department has more courses in a term. */
const most = 100;

/** term-plan: what a department gives in a term, lesson by lesson, to read or to print: a table for each discipline. */
export default function TermPlan() {
  const t = useOfferingsText();
  const format = useFormat();
  const locale = useLocale();
  const nearest = useNearestTerm();
  const [printedAt] = useState(() => Date.now());
  const [params, setParams] = useSearchParams();
  const term = params.get('term') ?? nearest?.study_period ?? '';
  const cathedra = params.get('cathedra') ?? '';
  const set = (next: Record<string, string>): void =>
    setParams({ term, cathedra, ...next }, { replace: true, preventScrollReset: true });
  const terms = useCall(
    'GET /organizations/study_period_list/',
    { query: { page: 0, page_size: 100 } },
    { staleTime: 60_000 },
  );
  const cathedras = useCall(
    'GET /organizations/cathedra_list/',
    { query: { page: 0, page_size: 100 } },
    { staleTime: 60_000 },
  );
  const chosen = term !== '' && cathedra !== '';
  const list = useCall(
    'GET /offerings/',
    { query: { study_period: term, cathedra, sort: 'code', page: 0, page_size: most } },
    { enabled: chosen },
  );
  const courses = useQueries({
    queries: (list.data?.results ?? []).map(({ uid }) => ({
      queryKey: callKey(one, { params: { uid } }, locale),
      queryFn: ({ signal }: { signal: AbortSignal }) => api(one, { params: { uid } }, { signal }),
    })),
  });
  const failed = courses.find(({ isError }) => isError);
  const read = courses.flatMap(({ data }) => (data ? [data] : []));
  const whole = list.data !== undefined && read.length === courses.length;
  const lessons = read.flatMap(course => course.fluxes.flatMap(flux => flux.lessons));
  const nameIn = (all: readonly Named[] | undefined, uid: string): string =>
    format.name(all?.find(each => each.uid === uid)?.name);
  const choice = (label: string, value: string, all: readonly Named[] | undefined, name: 'term' | 'cathedra') => (
    <TextField
      select
      size="small"
      label={label}
      value={all?.some(each => each.uid === value) ? value : ''}
      onChange={event => set({ [name]: event.target.value })}
    >
      {(all ?? []).map(each => (
        <MenuItem key={each.uid} value={each.uid}>
          {format.name(each.name)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      <PageHeader
        note={t('plan.lead')}
        actions={
          <Button variant="contained" disabled={!whole || read.length === 0} onClick={() => print()}>
            {t('plan.print')}
          </Button>
        }
      />
      <Box
        className="no-print"
        sx={{
          display: 'grid',
          gap: '12px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '220px minmax(0, 360px)' },
          marginBottom: 2,
        }}
      >
        {choice(t('term'), term, terms.data?.results, 'term')}
        {choice(t('cathedra'), cathedra, cathedras.data?.results, 'cathedra')}
      </Box>
      {!chosen ? (
        <EmptyState title={t('plan.pick')} />
      ) : list.isError || failed ? (
        <ErrorState
          error={(list.error ?? failed?.error)!}
          retry={() => void (list.isError ? list.refetch() : failed?.refetch())}
        />
      ) : !whole ? (
        <Skeletons lines={10} />
      ) : read.length === 0 ? (
        <EmptyState title={t('plan.none')} />
      ) : (
        <>
          <p className="mut num" style={{ marginBottom: 12 }}>
            {[
              nameIn(cathedras.data?.results, cathedra),
              nameIn(terms.data?.results, term),
              t('plan.total', {
                smart_count: read.length,
                lessons: lessons.length,
                seats: lessons.reduce((sum, { capacity }) => sum + capacity, 0),
              }),
              t('plan.printed', { date: format.date(printedAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {read.map(course => (
            <PrintedCourse key={course.uid} course={course} />
          ))}
        </>
      )}
    </>
  );
}
