import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCanOpen } from '../../app/links.ts';
import { useLocale, useSession } from '../../app/portal.ts';
import { findScreen } from '../../app/registry.ts';
import { StatusOfCard, StudentPermits } from '../../registration/api.ts';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { useCard } from '../calls.ts';
import { AdvisorHistory } from '../parts/card/advisor-changes.tsx';
import { originOf, useOriginLinks } from '../parts/card/origin.ts';
import { TermChoice } from '../parts/card/term-choice.tsx';
import { CardCourses } from '../parts/card-courses.tsx';
import { CardHistory } from '../parts/card-history.tsx';
import { CompletedList } from '../parts/completed-list.tsx';
import { RecordResult } from '../parts/record-result.tsx';
import { StudentProfile } from '../parts/student-profile.tsx';
import { useText } from '../text.ts';

const ReviewBar = lazy(() => import('../parts/card/review-bar.tsx').then(file => ({ default: file.ReviewBar })));
const PlanLines = lazy(() => import('../parts/plan-lines.tsx').then(file => ({ default: file.PlanLines })));
const WhatIf = lazy(() => import('../parts/what-if/what-if.tsx').then(file => ({ default: file.WhatIf })));
const PortfolioOf = lazy(() => import('../../portfolio/api.ts').then(file => ({ default: file.PortfolioOf })));
const AbsencesOf = lazy(() => import('../../journals/api.ts').then(file => ({ default: file.AbsencesOf })));
const tabs = ['card', 'try', 'completed', 'absences', 'plan', 'permits', 'portfolio', 'history'] as const;
type CardTab = (typeof tabs)[number];

/** One student's card for the advisor and the office: who it is, what is on it, what may be done now, what was done. */
export default function StudentCard() {
  const t = useText();
  const { uid = '' } = useParams();
  const card = useCard(uid);
  const session = useSession();
  const office = session.is_office || session.is_org_admin;
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(one => one === search.get('tab')) ?? 'card';
  const locale = useLocale();
  const canOpen = useCanOpen();
  const { listOf } = useOriginLinks();
  const origin = originOf(search);
  const back =
    origin && canOpen(origin.from)
      ? { to: listOf(origin), title: findScreen(origin.from)!.titleIn(locale) }
      : undefined;
  if (!card.isSuccess) return <PageCallState call={card} back={back} />;
  const { data } = card;
  const reviews = data.actions.length > 0;
  const note = [
    data.student.code,
    data.student.student_group && t('card.group', { group: data.student.student_group.code }),
    t('card.year', { course: data.student.course }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <PageHeader
        title={data.student.display_name}
        status={<StatusOfCard status={data.status_info.status} />}
        note={note}
        back={back}
        actions={<TermChoice card={data.uid} student={data.student.uid} />}
      />
      {reviews && (
        <Suspense fallback={<Skeletons lines={1} height={54} />}>
          <ReviewBar key={data.uid} card={data} origin={origin ?? { from: 'advisor-review', list: '' }} />
        </Suspense>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 'var(--s4)',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box sx={{ minWidth: 0, display: 'grid', gap: 'var(--s3)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Tabs
            value={tab}
            onChange={(_, next: CardTab) =>
              setSearch(
                before => {
                  before.set('tab', next);
                  return before;
                },
                { replace: true },
              )
            }
            variant="scrollable"
            allowScrollButtonsMobile
          >
            {tabs.map(one => (
              <Tab
                key={one}
                value={one}
                id={`tab-${one}`}
                aria-controls={`panel-${one}`}
                label={t(`card.tabs.${one}`)}
              />
            ))}
          </Tabs>
          <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            {tab === 'card' && <CardCourses card={data} />}
            {tab === 'try' && (
              <Suspense fallback={<Skeletons lines={5} />}>
                <WhatIf key={data.uid} card={data} />
              </Suspense>
            )}
            {tab === 'completed' && (
              <CompletedList card={data} actions={office && <RecordResult student={data.student.uid} />} />
            )}
            {tab === 'absences' && (
              <Suspense fallback={<Skeletons lines={5} />}>
                <AbsencesOf student={data.student.uid} />
              </Suspense>
            )}
            {tab === 'plan' && (
              <Suspense fallback={<Skeletons lines={5} />}>
                <PlanLines card={data} />
              </Suspense>
            )}
            {tab === 'permits' && (
              <Suspense fallback={<Skeletons lines={5} />}>
                <StudentPermits student={data.student} period={data.study_period} reviews={data.actions.length > 0} />
              </Suspense>
            )}
            {tab === 'portfolio' && (
              <Suspense fallback={<Skeletons lines={5} />}>
                <PortfolioOf student={data.student.uid} />
              </Suspense>
            )}
            {tab === 'history' && (
              <Box sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
                <CardHistory card={data} />
                <AdvisorHistory student={data.student.uid} />
              </Box>
            )}
          </div>
        </Box>
        <StudentProfile card={data} />
      </Box>
    </>
  );
}
