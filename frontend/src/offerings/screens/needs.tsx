import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { NeedCause } from '@portal/event-schemas/offerings/needs/codes.ts';
import type { Need } from '@portal/event-schemas/offerings/needs/views.ts';
import { planners } from '@portal/event-schemas/offerings/roles.ts';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useMay } from '../../entity/may.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { useNearestTerm } from '../../registration/api.ts';
import { lazyDialog } from '../../shell/lazy-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { EmptyState, ErrorState, Skeletons } from '../../shell/states.tsx';
import type { Behind } from '../needs/students.tsx';
import { useNeedsText } from '../needs/text.ts';
import { byCathedra, byProgram } from '../../lists/university-filters.ts';

const NeedingStudents = lazyDialog(() => import('../needs/students.tsx').then(file => file.NeedingStudents));
const MakeDrafts = lazyDialog(() => import('../needs/make-drafts.tsx').then(file => file.MakeDrafts));
const live = { channel: 'registration' as const, keys: ['planned_courses'] };
const numbers = [
  ['by_plan', 'plan'],
  ['by_failure', 'failure'],
  ['by_choice', 'choice'],
  ['students', undefined],
] as const satisfies readonly (readonly [keyof Need, NeedCause | undefined])[];

/** needs: how many students will need which discipline in a term, against the seats of its courses; what is missing becomes drafts. */
export default function Needs() {
  const t = useNeedsText();
  const format = useFormat();
  const link = useLink();
  const may = useMay();
  const nearest = useNearestTerm();
  const [params, setParams] = useSearchParams();
  const [behind, setBehind] = useState<Behind | null>(null);
  useLiveList(live);
  const terms = useCall(
    'GET /organizations/study_period_list/',
    { query: { page: 0, page_size: 100 } },
    { staleTime: 60_000 },
  );
  const known = terms.data?.results;
  const study_period = params.get('term') ?? nearest?.study_period ?? known?.[0]?.uid;
  if (!nearest || !known || !study_period)
    return (
      <>
        <PageHeader note={t('lead')} />
        {terms.isError ? (
          <ErrorState error={terms.error} retry={() => void terms.refetch()} />
        ) : known?.length === 0 ? (
          <EmptyState title={t('no_terms')} />
        ) : (
          <Skeletons lines={8} />
        )}
      </>
    );
  const writes = may(planners);
  const bulk: BulkActions<Need> = ({ rows, clear }) => (
    <MakeSelected rows={rows} study_period={study_period} clear={clear} />
  );
  return (
    <>
      <PageHeader note={t('lead')} />
      <TextField
        select
        label={t('term')}
        value={study_period}
        onChange={event => setParams({ term: event.target.value }, { replace: true, preventScrollReset: true })}
        sx={{ maxWidth: 420, width: '100%', marginBottom: 2 }}
      >
        {known.map(({ uid, name }) => (
          <MenuItem key={uid} value={uid}>
            {format.name(name)}
          </MenuItem>
        ))}
      </TextField>
      <OfficeTable<Need>
        key={study_period}
        resource="offerings/needs"
        sort={{ field: 'missing', order: 'DESC' }}
        permanentFilter={{ study_period }}
        searchLabel={t('search')}
        name={row => row.code}
        exportable
        header={<Dialogs study_period={study_period} behind={behind} writes={writes} onClose={() => setBehind(null)} />}
        {...(writes ? { bulk } : {})}
        emptyTitle={t('empty')}
        emptyHint={t('empty_hint')}
        filters={[
          byCathedra(t('cathedra')),
          { source: 'faculty', label: t('faculty'), kind: 'lookup', call: 'GET /curriculum/faculties/' },
          byProgram(t('program')),
          { source: 'missing', label: t('missing'), kind: 'range', type: 'number' },
        ]}
        columns={[
          {
            source: 'name',
            label: t('discipline'),
            sortable: true,
            render: row => (
              <>
                {format.name(row.name)}
                <span className="mut" style={{ display: 'block' }}>
                  {row.code}
                </span>
              </>
            ),
            onClick: row => setBehind({ need: row }),
          },
          { source: 'code', label: t('code'), sortable: true, optional: true },
          {
            source: 'cathedra_name',
            label: t('cathedra'),
            sortable: true,
            optional: true,
            render: row => format.name(row.cathedra_name),
          },
          ...numbers.map(([source, cause]) => ({
            source,
            label: t(source),
            sortable: true,
            numeric: true,
            render: (row: Need) =>
              row[source] === 0 ? (
                '0'
              ) : (
                <Button
                  size="small"
                  sx={{ minWidth: 0, px: 1 }}
                  aria-label={t('who_number', { column: t(source), smart_count: row[source], name: row.code })}
                  onClick={() => setBehind({ need: row, cause })}
                >
                  {format.number(row[source])}
                </Button>
              ),
          })),
          { source: 'opened', label: t('opened'), sortable: true, numeric: true },
          { source: 'drafted', label: t('drafted'), sortable: true, numeric: true },
          {
            source: 'missing',
            label: t('missing'),
            sortable: true,
            numeric: true,
            render: row =>
              row.missing > 0 ? <b style={{ color: 'var(--bad)' }}>{format.number(row.missing)}</b> : '0',
          },
          {
            source: 'courses',
            label: t('courses'),
            sortable: true,
            numeric: true,
            render: row =>
              row.offering === null ? (
                '0'
              ) : (
                <Link
                  to={link('planned-course', { uid: row.offering })}
                  aria-label={`${format.number(row.courses)} – ${t('open_course')}: ${row.code}`}
                >
                  {format.number(row.courses)}
                </Link>
              ),
          },
          { source: 'credits', label: t('credits'), sortable: true, numeric: true, optional: true },
          {
            source: 'faculty_name',
            label: t('faculty'),
            sortable: true,
            optional: true,
            render: row => format.name(row.faculty_name),
          },
        ]}
      />
    </>
  );
}

/** Inside of the list, whose filters the students and the drafts of all that is missing come under. */
function Dialogs({
  study_period,
  behind,
  writes,
  onClose,
}: {
  study_period: string;
  behind: Behind | null;
  writes: boolean;
  onClose: () => void;
}) {
  const t = useNeedsText();
  const { filterValues } = useListContext();
  const [making, setMaking] = useState(false);
  return (
    <>
      {writes && (
        <OfficeActButton
          variant="contained"
          onClick={() => setMaking(true)}
          sx={{ marginBottom: 2, alignSelf: 'flex-start', justifySelf: 'start' }}
        >
          {t('make_all')}
        </OfficeActButton>
      )}
      {making && <MakeDrafts study_period={study_period} filters={filterValues} onClose={() => setMaking(false)} />}
      {behind && (
        <NeedingStudents
          {...behind}
          edu_program={filterValues['edu_program'] as string | undefined}
          study_period={study_period}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** Of the selected disciplines those that have no course yet. */
function MakeSelected({
  rows,
  study_period,
  clear,
}: {
  rows: readonly Need[];
  study_period: string;
  clear: () => void;
}) {
  const t = useNeedsText();
  const { filterValues } = useListContext();
  const [making, setMaking] = useState(false);
  const wanted = rows.filter(({ missing, courses }) => missing > 0 && courses === 0);
  return (
    <>
      <OfficeActButton
        variant="outlined"
        disabled={wanted.length === 0}
        title={wanted.length === 0 ? t('none_missing') : undefined}
        onClick={() => setMaking(true)}
      >
        {t('make', { smart_count: wanted.length })}
      </OfficeActButton>
      {making && (
        <MakeDrafts
          study_period={study_period}
          rows={wanted}
          filters={filterValues}
          onClose={made => {
            setMaking(false);
            if (made) clear();
          }}
        />
      )}
    </>
  );
}
