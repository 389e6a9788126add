import type { CourseSigns } from '@portal/event-schemas/advising/views.ts';
import type { CardItem } from '@portal/event-schemas/registration/views.ts';
import { useRegistrationText } from '../../../registration/api.ts';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useStudentText } from '../../text.ts';

/** What a reviewer should see of a course at once: in the plan or not, repeated, its prerequisite under way, failed before. */
export function SignsOf({ item, signs }: { item: CardItem; signs: CourseSigns | undefined }) {
  const t = useStudentText();
  const words = useRegistrationText();
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 6, verticalAlign: 'middle' }}>
      {signs?.plan && (
        <StatusChip tone={signs.plan === 'in' ? 'ok' : 'warn'}>{t(`signs.plan_${signs.plan}`)}</StatusChip>
      )}
      {item.completed && <StatusChip tone="warn">{words('courses.studied', item.completed)}</StatusChip>}
      {signs?.prerequisites && (
        <StatusChip tone={signs.prerequisites === 'missing' ? 'bad' : 'info'}>
          {t(`signs.prerequisites_${signs.prerequisites}`)}
        </StatusChip>
      )}
      {signs?.failed && <StatusChip tone="bad">{t('signs.failed', { letter: signs.failed })}</StatusChip>}
    </span>
  );
}
