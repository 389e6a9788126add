import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** Results of past periods: what prerequisites look at. */
export function CompletedList({ card, actions }: { card: CardDetail; actions?: ReactNode }) {
  const t = useText();
  const format = useFormat();
  if (card.completed.length === 0)
    return (
      <Panel title={t('card.tabs.completed')} actions={actions}>
        <EmptyState title={t('card.results_none')} />
      </Panel>
    );
  return (
    <Panel title={t('card.tabs.completed')} actions={actions} flush>
      <DataTable
        label={t('card.tabs.completed')}
        heads={[t('card.discipline'), t('list.code'), t('card.period'), t('card.line_credits'), t('card.letter')]}
        rows={card.completed.map(row => ({
          key: `${row.discipline.uid}.${row.study_period}`,
          cells: [
            format.name(row.discipline.name),
            row.discipline.code,
            format.name(row.study_period_name),
            row.credits,
            row.letter,
          ],
        }))}
      />
    </Panel>
  );
}
