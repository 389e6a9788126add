import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import type { ChildDiscipline } from '../calls.ts';
import { usePlanText } from '../text.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';
import { byCycle } from './plan-groups.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The plan by cycle and component: credits in all, studied, on the card, left. */
export function CycleSummary({ entries }: { entries: readonly ChildDiscipline[] }) {
  const t = usePlanText();
  const words = useText();
  const format = useFormat();
  const rows = byCycle(entries).map(({ cycle, component, credits }) => ({
    key: `${cycle}.${component}`,
    cells: [
      `${words(`cycle.${cycle}`)} · ${words(`component.${component}`)}`,
      ...[credits.total, credits.current_count, credits.onway, credits.left].map(one => (
        <span key={one} className="num">
          {format.number(one)}
        </span>
      )),
    ],
  }));
  return (
    <Panel title={t('plan.by_cycle')} flush>
      <DataTable
        label={t('plan.by_cycle')}
        heads={[
          t('plan.group'),
          t('settings.total'),
          ...[t('credits.done'), t('credits.onway'), t('credits.left')].map(capital),
        ]}
        rows={rows}
      />
    </Panel>
  );
}
