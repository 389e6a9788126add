import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** The study plan, semester by semester. */
export function PlanLines({ card }: { card: CardDetail }) {
  const t = useText();
  const format = useFormat();
  const lines = [...(card.study_plan?.lines ?? [])].sort((a, b) => a.semester - b.semester || a.discipline.code.localeCompare(b.discipline.code));
  if (lines.length === 0) return <Panel><EmptyState title={t('card.plan_none')} /></Panel>;
  return (
    <Panel flush>
      <DataTable
        label={t('card.tabs.plan')} heads={[t('card.discipline'), t('list.code'), t('card.line_credits'), '']}
        rows={lines.map(line => ({ key: `${line.discipline.uid}.${line.semester}`, cells: [format.name(line.discipline.name), line.discipline.code, line.credits, t('card.semester', { number: line.semester })] }))}
      />
    </Panel>
  );
}
