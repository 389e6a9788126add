import Box from '@mui/material/Box';
import { teachers } from '@portal/event-schemas/curriculum/targets.ts';
import type { PlannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { RefChoice } from '../../entity/ref-choice.tsx';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { useOfferingsText } from '../text.ts';
import { CountField } from './count-field.tsx';
import type { Plan } from './plan.ts';
import type { PlanErrors } from './plan-errors.ts';

/** What is planned of the course beside its lessons: who answers for it, credits. */
export function CourseItself({
  course,
  plan,
  errors,
  readOnly,
  onChange,
}: {
  course: PlannedCourseView;
  plan: Plan;
  errors: PlanErrors;
  readOnly: boolean;
  onChange: (change: Partial<Plan>, names?: Record<string, string>) => void;
}) {
  const t = useOfferingsText();
  const format = useFormat();
  return (
    <Panel title={t('course_itself')}>
      {readOnly ? (
        <p>
          {t('in_charge')}: {course.teacher?.display_name ?? '–'} · {t('credits')}: {format.number(course.credits)}
        </p>
      ) : (
        <Box sx={{ display: 'grid', gap: '12px', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 360px) 140px' } }}>
          <RefChoice
            to={teachers}
            label={t('in_charge')}
            chosen={plan.teacher ? [plan.teacher] : []}
            onChoose={([teacher], found) => onChange({ teacher: teacher ?? null }, found)}
            error={errors['teacher']}
          />
          <CountField
            label={t('credits')}
            value={plan.credits}
            max={60}
            onChange={credits => onChange({ credits })}
            error={errors['credits'] !== undefined}
            helperText={errors['credits']}
          />
        </Box>
      )}
    </Panel>
  );
}
