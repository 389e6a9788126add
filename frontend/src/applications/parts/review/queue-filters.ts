import { useFormat } from '../../../i18n/format.ts';
import type { TableFilter } from '../../../lists/filters.ts';
import { useReviewProfiles } from '../../calls.ts';
import { useReviewText } from '../../review-text.ts';

/** By what the queue can be narrowed: only what something waits for now. */
export function useQueueFilters(waiting: boolean): TableFilter[] {
  const t = useReviewText();
  const f = useFormat();
  const found = useReviewProfiles().data;
  const profiles = found?.profiles ?? [];
  const points = found?.waypoints ?? [];
  const types = new Map(points.map(({ app_type, type_name }) => [app_type, f.name(type_name)]));
  const as: TableFilter = {
    source: 'as',
    label: t('as'),
    kind: 'choice',
    choices: profiles
      .filter(profile => !waiting || profile.waiting > 0)
      .map(profile => ({ value: profile.as, label: waiting ? `${profile.name} (${profile.waiting})` : profile.name })),
  };
  if (!waiting) return [as];
  return [
    as,
    {
      source: 'app_type',
      label: t('head.type'),
      kind: 'choice',
      choices: [...types].map(([value, label]) => ({ value, label })),
    },
    {
      source: 'waypoint',
      label: t('head.where'),
      kind: 'choice',
      choices: points.map(({ waypoint, name, type_name }) => ({
        value: waypoint,
        label: `${f.name(name)} · ${f.name(type_name)}`,
      })),
    },
    { source: 'overdue', label: t('only_overdue'), kind: 'boolean' },
  ];
}
