import { useState } from 'react';
import { Panel } from '../../../shell/panel.tsx';
import { TabBar } from '../../../shell/tab-bar.tsx';
import { useStudentText } from '../../student-text.ts';
import { usePlanned } from '../planned.ts';
import { AdditionalPrograms } from './additional-programs.tsx';
import { Guide } from './guide.tsx';
import { PlanOfTerm } from './plan-of-term.tsx';
import { Watches } from './watches.tsx';

const tabs = ['plan', 'additional', 'watches', 'guide'] as const;
interface Props {
  card: string;
  period: string;
  editable: boolean;
  /** What the registration that runs allows, in a sentence. */
  rules: string;
}

/** What helps to choose: the plan of the term, the additional program, wishes for free seats, the guide. Only the open one is asked for. */
export default function Beside({ card, period, editable, rules }: Props) {
  const s = useStudentText();
  const { onSelect: onOpen } = usePlanned();
  const [tab, setTab] = useState<(typeof tabs)[number]>('plan');
  return (
    <Panel title={s('beside.title')} note={rules || undefined} flush>
      <TabBar
        label={s('beside.title')}
        tabs={tabs.map(id => ({ id, label: s(`beside.tabs.${id}`) }))}
        selected={tab}
        onSelect={setTab}
      />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'plan' && <PlanOfTerm card={card} period={period} onOpen={onOpen} />}
        {tab === 'additional' && <AdditionalPrograms card={card} period={period} editable={editable} onOpen={onOpen} />}
        {tab === 'watches' && <Watches card={card} period={period} onOpen={onOpen} />}
        {tab === 'guide' && <Guide />}
      </div>
    </Panel>
  );
}
