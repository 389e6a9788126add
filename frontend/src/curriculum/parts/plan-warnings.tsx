import type { PlanWarning } from '@portal/event-schemas/curriculum/plan-check.ts';
import { Panel } from '../../shell/panel.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useCurriculumText } from '../text.ts';

/** What is odd in a plan, in sentences with names: the order of disciplines first. */
export function PlanWarnings({
  warnings,
  nameOf,
}: {
  warnings: readonly PlanWarning[];
  nameOf: (uid: string) => string;
}) {
  const t = useCurriculumText();
  const format = useFormat();
  const names = (uids: readonly string[]): string => uids.map(uid => `«${nameOf(uid)}»`).join(', ');
  const sentences = (one: PlanWarning): string[] => {
    switch (one.kind) {
      case 'order': {
        const about = { name: nameOf(one.discipline), term: one.semester };
        return [
          ...(one.late.length > 0 ? [t('w_order_late', { ...about, names: names(one.late) })] : []),
          ...(one.absent.length > 0 ? [t('w_order_absent', { ...about, names: names(one.absent) })] : []),
        ];
      }
      case 'together':
        return [
          t('w_together', {
            name: nameOf(one.discipline),
            term: one.semester,
            names: names([...one.late, ...one.absent]),
          }),
        ];
      case 'term':
        return [t('w_term', { term: one.semester, credits: format.number(one.credits), norm: one.norm })];
      case 'year':
        return [t('w_year', { year: one.year, credits: format.number(one.credits), norm: one.norm })];
      case 'whole':
        return [t('w_whole', { credits: format.number(one.credits), norm: one.norm })];
      case 'credits':
        return [
          t('w_credits', {
            name: nameOf(one.discipline),
            term: one.semester,
            credits: format.number(one.credits),
            own: format.number(one.own),
          }),
        ];
      case 'hours':
        return [
          t('w_hours', {
            name: nameOf(one.discipline),
            hours: format.number(one.hours),
            norm: format.number(one.norm),
          }),
        ];
    }
  };
  const said = [...new Set(warnings.flatMap(sentences))];
  return (
    <Panel title={t('warnings')} {...(said.length > 0 ? { note: format.number(said.length) } : {})}>
      {said.length === 0 ? (
        <span className="mut">{t('warnings_none')}</span>
      ) : (
        <ul style={{ margin: 0, paddingLeft: 20, display: 'grid', gap: 6 }} aria-live="polite">
          {said.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
