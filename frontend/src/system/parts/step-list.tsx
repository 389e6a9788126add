import { Link } from 'react-router';
import type { FirstStep } from '@portal/event-schemas/system/views.ts';
import { useLink } from '../../app/links.ts';
import { useLocale } from '../../app/portal.ts';
import { findScreen } from '../../app/registry.ts';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useFirstStepsText as useText } from '../text.ts';

/** Where each step is done. */
const screens: Record<FirstStep['code'], string> = {
  university: 'first-steps',
  mail_server: 'first-steps',
  study_periods: 'study-periods',
  faculties: 'faculties',
  edu_programs: 'edu-programs',
  disciplines: 'disciplines',
  prerequisites: 'disciplines',
  study_plans: 'study-plans',
  teachers: 'teachers',
  student_groups: 'student-groups',
  students: 'students',
  students_without_plan: 'students',
  students_without_advisor: 'advisors',
  students_without_account: 'students',
  offerings: 'course-offerings',
  lessons_without_teacher: 'course-offerings',
  lessons_without_time: 'course-offerings',
  registration_periods: 'registration-periods',
};

/** Steps until registration can open: what is done, how many there are, what is missing, each a link to where it is done. */
export function StepList({ steps, label }: { steps: readonly FirstStep[]; label: string }) {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const locale = useLocale();
  return (
    <ul aria-label={label} style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 'var(--s2)' }}>
      {steps.map(({ code, count, done }) => {
        const screen = findScreen(screens[code]);
        const text = t(`steps.${code}`, { count: f.number(count) });
        return (
          <li key={code} style={{ display: 'flex', gap: 'var(--s3)', justifyContent: 'space-between' }}>
            {screen ? (
              <Link to={link(screens[code])} title={screen.titleIn(locale)}>
                {text}
              </Link>
            ) : (
              <span>{text}</span>
            )}
            <StatusChip tone={done ? 'ok' : 'warn'}>{t(done ? 'steps.done' : 'steps.open')}</StatusChip>
          </li>
        );
      })}
    </ul>
  );
}
