import type { PerformanceRow } from '@portal/event-schemas/grades/performance-views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { DataTable } from '../../../shell/data-table.tsx';
import { usePerformanceText } from '../../text.ts';

/** Hundredths of a percent as they are shown. */
export function usePercent(): (hundredths: number) => string {
  const format = useFormat();
  return hundredths => `${format.number(hundredths / 100, 2)}\u00a0%`;
}

/** The rating so far, the mark once it is approved, and what the exam must give for each mark. */
export function Standing({ course }: { course: PerformanceRow }) {
  const t = usePerformanceText();
  const percent = usePercent();
  const { rating, needed, mark, missed, excused } = course;
  const absences = <p>{missed === 0 ? t('no_absences') : t('absences', { missed, excused })}</p>;
  if (course.audit)
    return (
      <>
        <p>{t('audit')}</p>
        {absences}
      </>
    );
  return (
    <>
      <p>{rating === null ? t('no_rating') : t('rating', { percent: percent(rating) })}</p>
      {mark && <p>{t('result', { mark: course.percent === null ? mark : `${mark} (${course.percent})` })}</p>}
      {absences}
      {needed.length > 0 &&
        (needed.every(({ exam }) => exam === null) ? (
          <p>{t('not_admitted')}</p>
        ) : (
          <DataTable
            label={t('needed')}
            heads={[t('needed'), '%']}
            rows={needed.map(one => ({
              key: one.mark,
              cells: [t('for_mark', { mark: one.mark }), one.exam === null ? t('impossible') : percent(one.exam)],
            }))}
          />
        ))}
    </>
  );
}
