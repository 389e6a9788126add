import Box from '@mui/material/Box';
import type { StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { SearchInput } from '../../../forms/search-input.tsx';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { DataTable } from '../../../shell/data-table.tsx';
import { Meter, seatTone } from '../../../shell/meter.tsx';
import { PageCallState, PageHeader } from '../../../shell/page-header.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { TabBar } from '../../../shell/tab-bar.tsx';
import { usePlanText } from '../../text.ts';
import { StatusOfCard } from '../../../registration/api.ts';

const step = 25;

/** The summer terms for the office: courses with seats, students with their credits, the limit that holds. */
export default function SummerOfOffice() {
  const t = usePlanText();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const settings = useCall('GET /registration/settings/');
  const terms = useCall('GET /organizations/study_period_list/', {
    query: { semester: 'summer', sort: '-start_date', page_size: 10 },
  });
  if (!terms.isSuccess) return <PageCallState call={terms} lines={6} />;
  const chosen = terms.data.results.find(one => one.uid === search.get('term')) ?? terms.data.results[0];
  if (!chosen)
    return (
      <>
        <PageHeader />
        <Panel>
          <EmptyState title={t('summer.no_term')}>{t('summer.no_term_hint')}</EmptyState>
        </Panel>
      </>
    );
  return (
    <>
      <PageHeader
        note={
          settings.data ? t('summer.office_note', { limit: format.number(settings.data.summer_max_credit) }) : undefined
        }
      />
      {terms.data.results.length > 1 && (
        <TabBar
          label={t('summer.term')}
          tabs={terms.data.results.map(one => ({ id: one.uid, label: format.name(one.name) }))}
          selected={chosen.uid}
          onSelect={term => setSearch({ term }, { replace: true })}
        />
      )}
      <Box
        role={terms.data.results.length > 1 ? 'tabpanel' : undefined}
        id={`panel-${chosen.uid}`}
        aria-labelledby={terms.data.results.length > 1 ? `tab-${chosen.uid}` : undefined}
        sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Courses key={chosen.uid} period={chosen} />
        <Students key={`students ${chosen.uid}`} period={chosen.uid} limit={settings.data?.summer_max_credit} />
      </Box>
    </>
  );
}

function Courses({ period }: { period: StudyPeriodView }) {
  const t = usePlanText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const [q, setQ] = useState('');
  const [size, setSize] = useState(step);
  const summary = useCall('GET /registration/offerings/summary/', {
    query: { study_period: period.uid },
  });
  const courses = useCall(
    'GET /registration/offerings/',
    { query: { study_period: period.uid, q, page_size: size, sort: 'code' } },
    { keepPrevious: true },
  );
  const rows = (courses.data?.results ?? []).map(row => ({
    key: row.uid,
    cells: [
      canOpen('course-offering') ? (
        <Link key="name" to={link('course-offering', { uid: row.uid })}>
          {format.name(row.name)}
        </Link>
      ) : (
        format.name(row.name)
      ),
      row.code,
      row.credits,
      <Meter
        key="fill"
        label={t('summer.taken_head')}
        value={row.taken}
        max={row.capacity}
        width={72}
        tone={seatTone({ left: row.capacity - row.taken, capacity: row.capacity })}
      >
        <span className="num" style={{ minWidth: 56 }}>
          {row.taken} / {row.capacity}
        </span>
      </Meter>,
      row.waiting,
    ],
  }));
  return (
    <Panel
      title={format.name(period.name)}
      note={
        summary.data &&
        t('summer.summary', {
          courses: summary.data.offerings,
          capacity: summary.data.capacity,
          taken: summary.data.taken,
        })
      }
      flush
    >
      <Box sx={{ p: '0 var(--s4) var(--s4)', maxWidth: 420 }}>
        <SearchInput
          label={t('summer.search')}
          value={q}
          onChange={text => {
            setQ(text);
            setSize(step);
          }}
        />
      </Box>
      <CallState call={courses} lines={5} />
      {courses.data?.count === 0 && <EmptyState title={t('summer.none')}>{t('summer.none_hint')}</EmptyState>}
      {rows.length > 0 && (
        <DataTable
          label={t('summer.courses')}
          heads={[
            t('summer.course'),
            t('summer.code'),
            t('plan.credits'),
            t('summer.taken_head'),
            t('summer.waiting_head'),
          ]}
          rows={rows}
        />
      )}
      <More shown={rows.length} count={courses.data?.count ?? 0} onMore={() => setSize(Math.min(100, size + step))} />
    </Panel>
  );
}

function Students({ period, limit }: { period: string; limit: number | undefined }) {
  const t = usePlanText();
  const format = useFormat();
  const link = useLink();
  const [size, setSize] = useState(step);
  const students = useCall(
    'GET /registration/students/',
    { query: { study_period: period, courses_from: 1, page_size: size, sort: '-credits' } },
    { keepPrevious: true },
  );
  const rows = (students.data?.results ?? []).map(row => ({
    key: row.uid,
    cells: [
      <Link key="name" to={link('student-card', { uid: row.card ?? row.uid })}>
        {row.display_name}
      </Link>,
      row.group_name ?? '–',
      <StatusOfCard key="status" status={row.status} />,
      t('summer.taken', { taken: format.number(row.credits), limit: limit === undefined ? '–' : format.number(limit) }),
    ],
  }));
  return (
    <Panel title={t('summer.students')} note={students.data && format.number(students.data.count)} flush>
      <CallState call={students} lines={3} />
      {students.data?.count === 0 && <EmptyState title={t('summer.no_students')} />}
      {rows.length > 0 && (
        <DataTable
          label={t('summer.students')}
          heads={[t('summer.student'), t('list.group'), t('summer.status'), t('plan.credits')]}
          rows={rows}
        />
      )}
      <More shown={rows.length} count={students.data?.count ?? 0} onMore={() => setSize(Math.min(100, size + step))} />
    </Panel>
  );
}

/** At most a hundred rows are asked for at once; what is beyond stands in the lists of courses and students. */
function More({ shown, count, onMore }: { shown: number; count: number; onMore: () => void }) {
  const t = usePlanText();
  if (shown >= count || shown >= 100) return null;
  return (
    <Box sx={{ p: 'var(--s3) var(--s4)' }}>
      <button type="button" className="button" onClick={onMore}>
        {t('summer.more')}
      </button>
    </Box>
  );
}
