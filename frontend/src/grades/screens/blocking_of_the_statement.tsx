import { entities } from '@portal/event-schemas/grades/entities.ts';
import type { UnblockRow } from '@portal/event-schemas/grades/views.ts';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useClosingText } from '../text.ts';

const live = { channel: 'final_grades', keys: ['slow:final-grades'] } as const;

/** blocking_of_the_statement: rules by which sheets close, when those of each term do, and what is open beyond that. */
export default function BlockingOfTheStatement() {
  return (
    <>
      <EntityList entity={entities.sheet_block_rule} columns={['name', 'study_period', 'days', 'is_active']} />
      <Terms />
      <Openings />
    </>
  );
}

function Terms() {
  const t = useClosingText();
  const format = useFormat();
  const found = useCall('GET /grades/closings/', {}, { live });
  if (!found.isSuccess) return <CallState call={found} lines={6} />;
  const terms = found.data.results;
  const lastMoment = (closes: string): number => Date.parse(closes) - 1;
  return (
    <Panel title={t('terms')} note={t('terms_note')} flush={terms.length > 0}>
      {terms.length === 0 ? (
        <p className="mut">{t('no_terms')}</p>
      ) : (
        <DataTable
          label={t('terms')}
          heads={[t('term'), t('opens'), t('closes'), t('why'), t('unfinished'), t('state')]}
          rows={terms.map(one => ({
            key: one.study_period,
            cells: [
              format.name(one.name),
              one.opens ? format.shortDate(one.opens) : '–',
              one.closes ? format.shortDate(lastMoment(one.closes)) : t('never'),
              one.cause ? t(`cause.${one.cause}`) : '–',
              `${one.unfinished} / ${one.sheets}`,
              <StatusChip key="state" tone={one.is_closed ? 'quiet' : 'ok'}>
                {t(one.is_closed ? 'closed' : 'open')}
              </StatusChip>,
            ],
          }))}
        />
      )}
    </Panel>
  );
}

function Openings() {
  const t = useClosingText();
  const format = useFormat();
  const link = useLink();
  const found = useCall('GET /block_final_grades/list/', { query: { page_size: 20 } }, { live });
  if (!found.isSuccess) return <CallState call={found} />;
  const openings = found.data.results;
  const named = ({ courses }: UnblockRow): string => {
    const names = courses.slice(0, 3).map(({ name, number }) => `${format.name(name)} (${number})`);
    return [...names, ...(courses.length > 3 ? [t('more', { count: courses.length - 3 })] : [])].join(', ');
  };
  return (
    <Panel
      title={t('openings')}
      flush={openings.length > 0}
      actions={
        <Link className="button" to={link('blocking_unblocking_final_grades')}>
          {t('openings_all')}
        </Link>
      }
    >
      {openings.length === 0 ? (
        <p className="mut">{t('no_openings')}</p>
      ) : (
        <DataTable
          label={t('openings')}
          heads={[t('what'), t('until'), t('reason')]}
          rows={openings.map(one => ({
            key: one.uid,
            cells: [one.common ? t('everything') : named(one), format.shortDate(one.date), one.reason],
          }))}
        />
      )}
    </Panel>
  );
}
