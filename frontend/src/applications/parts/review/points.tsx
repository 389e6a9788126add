import './review.css';
import { useListContext } from 'ra-core';
import { useFormat } from '../../../i18n/format.ts';
import { useReviewProfiles } from '../../calls.ts';
import { useReviewText } from '../../review-text.ts';

/** Where applications wait for me, with how many: a press narrows the queue to it. */
export function Points() {
  const t = useReviewText();
  const f = useFormat();
  const { filterValues, setFilters } = useListContext();
  const { app_type, waypoint, ...others } = filterValues as Record<string, unknown>;
  const points = useReviewProfiles().data?.waypoints ?? [];
  if (points.length < 2 && !waypoint) return null;
  const isChosen = (point: (typeof points)[number]): boolean =>
    waypoint === point.waypoint && app_type === point.app_type;
  const total = points.reduce((sum, { waiting }) => sum + waiting, 0);
  return (
    <div className="points" role="group" aria-label={t('waypoints')}>
      <button type="button" aria-pressed={!waypoint} onClick={() => setFilters(others)}>
        <b>{t('all')}</b>
        <span className="mut num">{t('waiting', { count: total })}</span>
      </button>
      {points.map(point => (
        <button
          key={`${point.app_type}-${point.step}-${point.waypoint}`}
          type="button"
          aria-pressed={isChosen(point)}
          onClick={() =>
            setFilters(isChosen(point) ? others : { ...others, app_type: point.app_type, waypoint: point.waypoint })
          }
        >
          <b>{f.name(point.name)}</b>
          <span className="mut">{f.name(point.type_name)}</span>
          <span className="mut num">
            {t('waiting', { count: point.waiting })}
            {point.overdue > 0 && (
              <>
                {' '}
                · <span className="late">{t('overdue', { count: point.overdue })}</span>
              </>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
