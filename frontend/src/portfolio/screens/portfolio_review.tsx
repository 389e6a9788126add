import { useSearchParams } from 'react-router';
import { useMay } from '../../entity/may.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { ByStudent } from '../parts/by-student.tsx';
import { SentList } from '../parts/sent-list.tsx';
import { Statistics } from '../parts/statistics.tsx';
import { useText } from '../text.ts';

const panels = { students: ByStudent, list: SentList, statistics: Statistics } as const;
type Tab = keyof typeof panels;

/** portfolio_review: decisions student by student, all that was sent as a list and a file, numbers for the office. */
export default function PortfolioReview() {
  const t = useText();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const tabs: readonly Tab[] = may(['office']) ? ['students', 'list', 'statistics'] : ['students', 'list'];
  const tab = tabs.find(one => one === search.get('tab')) ?? 'students';
  const Shown = panels[tab];
  return (
    <>
      <PageHeader note={t(`review.leads.${tab}`)} />
      <TabBar
        label={t('review.tabs.label')}
        tabs={tabs.map(id => ({ id, label: t(`review.tabs.${id}`) }))}
        selected={tab}
        onSelect={next => setSearch(next === 'students' ? {} : { tab: next }, { replace: true })}
      />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} style={{ marginTop: 16 }}>
        <Shown />
      </div>
    </>
  );
}
