import { TabBar } from '../../shell/tab-bar.tsx';
import { yearName } from '../calls.ts';
import { usePlanText } from '../text.ts';

/** The study years of a plan, with `whole` in front of them where that is offered. */
export function YearTabs({
  years,
  selected,
  onSelect,
  whole = false,
}: {
  years: readonly number[];
  selected: string;
  onSelect: (year: string) => void;
  whole?: boolean;
}) {
  const t = usePlanText();
  const tabs = [
    ...(whole ? [{ id: 'whole', label: t('plan.whole') }] : []),
    ...years.map(year => ({ id: String(year), label: yearName(year) })),
  ];
  return <TabBar label={t('plan.years')} tabs={tabs} selected={selected} onSelect={onSelect} />;
}
