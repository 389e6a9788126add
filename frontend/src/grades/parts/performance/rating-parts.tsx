import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import type { PerformanceRow } from '@portal/event-schemas/grades/performance-views.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import { useFormat } from '../../../i18n/format.ts';
import { DataTable } from '../../../shell/data-table.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { usePerformanceText } from '../../text.ts';
import { usePercent } from './needed.tsx';

/** What each kind of lessons has come to, and what it counts in the rating. */
export function RatingParts({ parts }: Pick<PerformanceRow, 'parts'>) {
  const t = usePerformanceText();
  const format = useFormat();
  const percent = usePercent();
  const some = parts.some(({ marks }) => marks > 0);
  return (
    <Panel title={t('parts.title')} flush={some}>
      {some ? (
        <DataTable
          label={t('parts.title')}
          heads={[t('parts.kind'), t('parts.marks'), t('parts.average'), t('parts.share')]}
          rows={parts.map(one => ({
            key: one.load_type,
            cells: [
              format.name(loadTypeNames[one.load_type as LoadType]),
              one.marks,
              one.average === null ? '–' : percent(one.average),
              one.counts ? `${one.percent}\u00a0%` : t('parts.not_counted'),
            ],
          }))}
        />
      ) : (
        <p className="mut">{t('parts.empty')}</p>
      )}
    </Panel>
  );
}
