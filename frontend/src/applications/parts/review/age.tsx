import dayjs from 'dayjs';
import type { ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Glyph } from '../../../shell/glyph.tsx';
import { useReviewText } from '../../review-text.ts';
import { today } from '../form/days.ts';

/** How long it waits. */
export function Age({ since }: { since: string | null }) {
  const t = useReviewText();
  if (!since) return null;
  const days = Math.max(0, dayjs().diff(dayjs(since), 'day'));
  return <span className="num">{days === 0 ? t('age.today') : t('age.days', { smart_count: days })}</span>;
}

/** Until when; overdue in words, with a sign and in red. */
export function Due({ row }: { row: Pick<ListedApplication, 'due' | 'overdue' | 'stage'> }) {
  const t = useReviewText();
  const f = useFormat();
  if (row.stage !== 'in_review') return null;
  if (!row.due) return <span className="mut">{t('due.none')}</span>;
  const date = f.day(row.due);
  if (row.overdue)
    return (
      <span style={{ display: 'inline-flex', gap: 4, alignItems: 'center', color: 'var(--bad)', fontWeight: 600 }}>
        <Glyph name="warning" size={16} />
        {t('due.late', { date })}
      </span>
    );
  return f.shortDate(row.due) === f.shortDate(today()) ? (
    <span style={{ color: 'var(--warn)', fontWeight: 600 }}>{t('due.today')}</span>
  ) : (
    <span className="num">{t('due.by', { date })}</span>
  );
}
