import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import { namedMost, type BehindReason } from '@portal/event-schemas/offerings/rollover/codes.ts';
import type { LeftBehind, RollOverPreview } from '@portal/event-schemas/offerings/rollover/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { useRollOverText } from './text.ts';

/** What is not copied: how often for which reason, and each by its name; a reason that is pressed shows its own alone. */
export function LeftBehindTable({ behind, named }: Pick<RollOverPreview, 'behind' | 'named'>) {
  const t = useRollOverText();
  const format = useFormat();
  const [chosen, setChosen] = useState<BehindReason | null>(null);
  const why = behind.some(one => one.why === chosen) ? chosen : null;
  const shown = named.filter(one => why === null || one.why === why);
  const lessonOf = ({ lesson, about }: LeftBehind): string =>
    lesson
      ? `${format.name(loadTypeNames[lesson.load_type])} ${lesson.section}`
      : t(about === null ? 'whole_course' : 'in_charge');
  return (
    <section style={{ display: 'grid', gap: 12 }}>
      <h3 style={{ margin: 0 }}>{t('left_behind')}</h3>
      <Box role="group" aria-label={t('why')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[null, ...behind.map(one => one.why)].map(reason => (
          <Button
            key={reason}
            size="small"
            variant={reason === why ? 'contained' : 'outlined'}
            aria-pressed={reason === why}
            onClick={() => setChosen(reason)}
          >
            {reason === null ? t('all_reasons') : t(`reason.${reason}`)}
            <Box component="span" className="num" sx={{ marginLeft: '6px', opacity: 0.8 }}>
              {format.number(
                behind.filter(one => reason === null || one.why === reason).reduce((sum, { times }) => sum + times, 0),
              )}
            </Box>
          </Button>
        ))}
      </Box>
      {named.length >= namedMost && <span className="mut">{t('first', { count: format.number(named.length) })}</span>}
      <Box sx={{ maxHeight: 420, overflowY: 'auto', border: '1px solid var(--line)', borderRadius: 'var(--radius-s)' }}>
        <DataTable
          label={t('left_behind')}
          heads={[t('course'), t('lesson'), t('why'), t('about')]}
          rows={shown.map((one, index) => ({
            key: String(index),
            cells: [
              `${one.course.code} ${format.name(one.course.name)}`,
              lessonOf(one),
              t(`reason.${one.why}`),
              one.about ?? '–',
            ],
          }))}
        />
      </Box>
    </section>
  );
}
