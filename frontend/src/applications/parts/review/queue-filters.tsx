import './review.css';
import { useEffect, useState } from 'react';
import { useLeaving } from '../../../app/leaving.ts';
import { SearchInput } from '../../../forms/search-input.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useReviewProfiles } from '../../calls.ts';
import { useReviewText } from '../../review-text.ts';
import { queueSorts, type QueueQuery, type QueueSort } from './queue-query.ts';

interface FilterProps {
  query: QueueQuery;
  onChange: (more: Partial<QueueQuery>) => void;
}

/** Where applications wait for me, with how many: a press narrows the queue to it. */
export function Points({ query, onChange }: FilterProps) {
  const t = useReviewText();
  const f = useFormat();
  const points = useReviewProfiles().data?.waypoints ?? [];
  if (points.length < 2 && query.waypoint === '') return null;
  const isChosen = (point: (typeof points)[number]): boolean =>
    query.waypoint === point.waypoint && query.type === point.app_type;
  const total = points.reduce((sum, { waiting }) => sum + waiting, 0);
  return (
    <div className="points" role="group" aria-label={t('waypoints')}>
      <button type="button" aria-pressed={query.waypoint === ''} onClick={() => onChange({ type: '', waypoint: '' })}>
        <b>{t('all')}</b>
        <span className="mut num">{t('waiting', { count: total })}</span>
      </button>
      {points.map(point => (
        <button
          key={`${point.app_type}-${point.step}-${point.waypoint}`}
          type="button"
          aria-pressed={isChosen(point)}
          onClick={() =>
            onChange(isChosen(point) ? { type: '', waypoint: '' } : { type: point.app_type, waypoint: point.waypoint })
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

/** Search, as whom, order, overdue only. */
export function QueueTools({ query, onChange }: FilterProps) {
  const t = useReviewText();
  const profiles = useReviewProfiles().data?.profiles ?? [];
  const [words, setWords] = useState(query.search);
  const leaving = useLeaving();
  useEffect(() => {
    if (words === query.search) return;
    const timer = setTimeout(() => {
      if (!leaving()) onChange({ search: words });
    }, 300);
    return () => clearTimeout(timer);
  });
  return (
    <div className="queue-tools">
      <SearchInput label={t('search')} value={words} onChange={setWords} />
      <div className="field-box">
        <select aria-label={t('as')} value={query.as} onChange={event => onChange({ as: event.target.value })}>
          <option value="">
            {t('as')}: {t('as_any')}
          </option>
          {profiles.map(profile => (
            <option key={profile.as} value={profile.as}>
              {profile.name} ({profile.waiting})
            </option>
          ))}
        </select>
      </div>
      {query.list === 'waiting' ? (
        <div className="field-box">
          <select
            aria-label={t('sort')}
            value={query.sort}
            onChange={event => onChange({ sort: event.target.value as QueueSort })}
          >
            {(Object.keys(queueSorts) as QueueSort[]).map(sort => (
              <option key={sort} value={sort}>
                {t(sort)}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <span />
      )}
      {query.list === 'waiting' && (
        <label className="tick">
          <input
            type="checkbox"
            checked={query.overdue}
            onChange={event => onChange({ overdue: event.target.checked })}
          />
          {t('only_overdue')}
        </label>
      )}
    </div>
  );
}
