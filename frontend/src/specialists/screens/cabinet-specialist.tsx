import { lazy, Suspense, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useMay } from '../../entity/may.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { AppointmentTable } from '../parts/appointment-table.tsx';
import { Specialists } from '../parts/specialist-cards.tsx';
import { Week } from '../parts/week.tsx';
import { useSpecialistText } from '../text.ts';

/** Of specialists alone, and not what they see first. */
const Absences = lazy(() => import('../parts/absences.tsx').then(file => ({ default: file.Absences })));
const Hours = lazy(() => import('../parts/hours.tsx').then(file => ({ default: file.Hours })));

const tabsOf = { student: ['book', 'mine'], specialist: ['week', 'all', 'hours', 'absences'] } as const;
type Tab = (typeof tabsOf)[keyof typeof tabsOf][number];
const panels: Record<Tab, () => ReactElement> = {
  book: () => <Specialists />,
  mine: () => <AppointmentTable side="student" />,
  week: () => <Week />,
  all: () => <AppointmentTable side="specialist" />,
  hours: () => <Hours />,
  absences: () => <Absences />,
};

/** cabinet-specialist: students find a free time and see what they have booked, specialists see their week and set their hours. */
export default function CabinetSpecialist() {
  const t = useSpecialistText();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const tabs: readonly Tab[] = (['specialist', 'student'] as const).flatMap(side =>
    may([side]) ? [...tabsOf[side]] : [],
  );
  const tab = tabs.find(one => one === search.get('tab')) ?? tabs[0]!;
  return (
    <>
      <PageHeader note={t(`lead.${tab}`)} />
      <TabBar
        label={t('tabs')}
        tabs={tabs.map(id => ({ id, label: t(`tab.${id}`) }))}
        selected={tab}
        onSelect={next => setSearch({ tab: next }, { replace: true })}
      />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} style={{ marginTop: 16 }}>
        <Suspense fallback={<Skeletons lines={4} height={40} />}>{panels[tab]()}</Suspense>
      </div>
    </>
  );
}
