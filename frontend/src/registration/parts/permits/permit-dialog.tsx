import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { waivableRules } from '@portal/event-schemas/registration/codes.ts';
import type { WaivableRule } from '@portal/event-schemas/registration/values.ts';
import { useState } from 'react';
import { useSend } from '../../../http/use-send.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { usePermitsText } from '../../permits-text.ts';
import { CoursePicker, StudentPicker, type Picked } from './picker.tsx';

interface Props {
  /** The one that is known is not asked for. */
  student?: Picked;
  course?: Picked;
  /** Study period of the course. */
  period: string;
  /** A seat beyond the capacity is the office's to give. */
  office: boolean;
  onClose: () => void;
}

/** Lets one student past some rules of one course: whom, where, which rules, why. */
export function PermitDialog({ student: ofStudent, course: ofCourse, period, office, onClose }: Props) {
  const t = usePermitsText();
  const [student, setStudent] = useState<Picked | null>(ofStudent ?? null);
  const [course, setCourse] = useState<Picked | null>(ofCourse ?? null);
  const [waives, setWaives] = useState<readonly WaivableRule[]>([]);
  const [refusal, setRefusal] = useState('');
  const permit = useSend('POST /registration/students/{uid}/course_permissions/', {
    done: t('permits.given'),
    onDone: onClose,
    onRefusal: ({ message }) => setRefusal(message),
  });
  const toggle = (rule: WaivableRule): void =>
    setWaives(waives.includes(rule) ? waives.filter(one => one !== rule) : [...waives, rule]);
  return (
    <ReasonDialog
      title={t('permits.add')}
      confirm={t('permits.give')}
      busy={permit.isPending}
      disabled={!student || !course || waives.length === 0}
      onClose={onClose}
      label={t('permits.reason')}
      refused={refusal}
      onConfirm={reason =>
        student &&
        course &&
        permit.mutate({ params: { uid: student.uid }, body: { offering: course.uid, waives, reason } })
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <p>{t('permits.hint')}</p>
        {ofStudent ? (
          <b>{ofStudent.name}</b>
        ) : (
          <StudentPicker label={t('permits.student')} value={student} onChange={setStudent} />
        )}
        {ofCourse ? (
          <b>{ofCourse.name}</b>
        ) : (
          <CoursePicker label={t('permits.course')} period={period} value={course} onChange={setCourse} />
        )}
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid' }}>
          <Box component="legend" sx={{ p: 0, font: 'var(--t-label)', color: 'var(--ink-2)' }}>
            {t('permits.rules')}
          </Box>
          {waivableRules
            .filter(rule => office || rule !== 'capacity')
            .map(rule => (
              <FormControlLabel
                key={rule}
                control={<Checkbox size="small" checked={waives.includes(rule)} onChange={() => toggle(rule)} />}
                label={t(`rule.${rule}`)}
              />
            ))}
        </Box>
        {waives.includes('capacity') && <p className="mut">{t('permits.capacity_hint')}</p>}
      </Box>
    </ReasonDialog>
  );
}
