import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { byTerm, StatusOfDiscipline, usePlan, usePlanText, yearName } from '../../plans/api.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useStudentText, useText } from '../text.ts';

/** The student's plan term by term, with where each discipline stands, as the student's own screen has it. */
export function PlanLines({ card }: { card: CardDetail }) {
  const t = useText();
  const words = useStudentText();
  const planned = usePlanText();
  const format = useFormat();
  const plan = usePlan(card.student.uid);
  if (!plan.isSuccess) return <CallState call={plan} lines={8} />;
  const rows = byTerm(plan.data.results).flatMap(term =>
    term.entries
      .flatMap(entry => [entry, ...entry.children])
      .map(entry => ({
        key: entry.uid,
        cells: [
          format.name(entry.name),
          entry.code,
          `${yearName(term.study_year)} · ${planned(`term.${term.term}`)}`,
          entry.credit,
          <StatusOfDiscipline key="state" status={entry.status} />,
          entry.result?.letter ?? '',
        ],
      })),
  );
  if (rows.length === 0)
    return (
      <Panel>
        <EmptyState title={t('card.plan_none')} />
      </Panel>
    );
  return (
    <Panel flush>
      <DataTable
        label={t('card.tabs.plan')}
        heads={[
          t('card.discipline'),
          t('list.code'),
          t('list.semester'),
          t('card.line_credits'),
          words('plan.state'),
          t('card.letter'),
        ]}
        rows={rows}
      />
    </Panel>
  );
}
