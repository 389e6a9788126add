import type { ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useMineText } from '../../mine-text.ts';

type Row = Pick<ListedApplication, 'stage' | 'waypoint' | 'changed_at'>;

/** Where an application is and whom it waits for, in words: one line for each waypoint that waits. */
export function Waits({ row }: { row: Row }) {
  const t = useMineText();
  const f = useFormat();
  if (row.stage === 'draft') return <span className="mut">{t('waits.draft')}</span>;
  if (row.stage === 'returned') return <strong style={{ color: 'var(--warn)' }}>{t('waits.you')}</strong>;
  if (row.waypoint.length === 0) return <span className="mut">{t('waits.over', { date: f.day(row.changed_at) })}</span>;
  return (
    <>
      {row.waypoint.map(wait => (
        <div key={wait.waypoint}>
          {f.name(wait.name)}
          <div className="mut">
            {[
              t('waits.of', { who: wait.who.map(({ name }) => name).join(t('waits.or')) }),
              t('waits.since', { date: f.day(wait.since) }),
              wait.opened_at ? t('waits.opened', { date: f.day(wait.opened_at) }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
            {wait.due && (
              <>
                {' '}
                ·{' '}
                <span style={wait.overdue ? { color: 'var(--bad)', fontWeight: 600 } : undefined}>
                  {t(wait.overdue ? 'waits.overdue' : 'waits.due', { date: f.day(wait.due) })}
                </span>
              </>
            )}
          </div>
        </div>
      ))}
    </>
  );
}
