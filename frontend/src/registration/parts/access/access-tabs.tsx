import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TabBar, type TabBarProps } from '../../../shell/tab-bar.tsx';
import { useAccessText } from './text.ts';

/** The tab that the address names (`?tab=students`), the first without; what a list keeps in the address goes with a change of tab. */
export function useAccessTab<Id extends string>(tabs: readonly [Id, ...Id[]]): readonly [Id, (next: Id) => void] {
  const [params, setParams] = useSearchParams();
  const [tab, setTab] = useState<Id>(() => tabs.find(id => id === params.get('tab')) ?? tabs[0]);
  return [tab, next => {
    setTab(next);
    setParams({ tab: next }, { replace: true });
  }];
}

/** Tabs of an access screen. */
export function AccessTabs<Id extends string>(props: Omit<TabBarProps<Id>, 'label'>) {
  const t = useAccessText();
  return <TabBar label={t('filter.status')} {...props} />;
}
