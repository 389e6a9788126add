import { useState, type ReactNode } from 'react';
import { TabBar } from '../../shell/tab-bar.tsx';
import type { MailKind } from '../calls.ts';
import { useText } from '../text.ts';
import { Runs } from './runs.tsx';

/** Schedules and the history of their runs, one at a time. */
export function MailTabs({ kind, label, children }: { kind: MailKind; label: string; children: ReactNode }) {
  const t = useText();
  const [tab, setTab] = useState<'schedules' | 'runs'>('schedules');
  return (
    <>
      <TabBar
        label={label}
        tabs={[
          { id: 'schedules', label: t('mails.schedules') },
          { id: 'runs', label: t('mails.runs') },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <div
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        style={{ display: 'grid', gap: 'var(--s4)', paddingTop: 'var(--s4)' }}
      >
        {tab === 'schedules' ? children : <Runs kind={kind} />}
      </div>
    </>
  );
}
