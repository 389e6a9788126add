import { onlookers, reviewers } from '@portal/event-schemas/portfolio/roles.ts';
import { useMay } from '../../entity/may.ts';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { usePortfolio } from '../calls.ts';
import { useText } from '../text.ts';
import { ByType } from './by-type.tsx';

/** A student's portfolio, as much of it as the reader sees, on a page about the student. */
export function PortfolioOf({ student }: { student: string }) {
  const t = useText();
  const may = useMay();
  const found = usePortfolio(student);
  if (!found.isSuccess) return <CallState call={found} lines={6} />;
  const { results } = found.data;
  if (results.length === 0) return <EmptyState title={t('of.empty')}>{t('of.empty_text')}</EmptyState>;
  return (
    <Panel>
      <ByType results={results} withHistory={may([...reviewers, ...onlookers])} />
    </Panel>
  );
}
