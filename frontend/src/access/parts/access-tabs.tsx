import { TabBar, type TabBarProps } from '../../shell/tab-bar.tsx';
import { useAccessText } from './text.ts';

/** Tabs of an access screen. */
export function AccessTabs<Id extends string>(props: Omit<TabBarProps<Id>, 'label'>) {
  const t = useAccessText();
  return <TabBar label={t('filter.status')} {...props} />;
}
