import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import { useId, useState } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import {
  completeChoice,
  courseKey,
  CourseList,
  CourseSections,
  firstChoice,
  placedLessons,
  type Choice,
} from '../../../registration/api.ts';
import { CallState } from '../../../shell/states.tsx';
import { useStudentText } from '../../text.ts';
import type { Planned } from './use-draft.ts';

interface Props {
  card: CardDetail;
  /** The course whose lessons are to change; undefined: a course is to be chosen. */
  course?: string;
  /** Courses whose times are free if the other planned changes are made. */
  dropped: readonly string[];
  onPlan: (planned: Omit<Planned, 'key'>) => void;
  onClose: () => void;
}

/** Chooses a course of the period as the student sees them, then one lesson of each kind. */
export function CoursePicker({ card, course, dropped, onPlan, onClose }: Props) {
  const t = useStudentText();
  const id = useId();
  const small = useMediaQuery('(max-width: 700px)');
  const [chosen, setChosen] = useState(course ?? null);
  const query = { student: card.student.uid, study_period: card.study_period.uid };
  const list = useCall('GET /organizations/side_bar_list/', { query }, { enabled: chosen === null });
  const info = useCall(
    'GET /organizations/info_table/',
    { query: { course: chosen, student: card.student.uid } },
    {
      enabled: chosen !== null,
      live: chosen === null ? undefined : { channel: 'registration', keys: [courseKey(chosen)] },
    },
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={small} aria-labelledby={id}>
      <DialogTitle id={id}>{t(course ? 'try.change_title' : 'try.add_title')}</DialogTitle>
      {chosen === null ? (
        <>
          <DialogContent>
            <CallState call={list} lines={6} />
            {list.data && <CourseList list={list.data} selected={null} onSelect={setChosen} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('try.cancel')}</Button>
          </DialogActions>
        </>
      ) : info.data ? (
        <Lessons
          key={info.data.uid}
          card={card}
          dropped={dropped}
          info={info.data}
          onPlan={onPlan}
          onBack={course ? onClose : () => setChosen(null)}
        />
      ) : (
        <DialogContent>
          <CallState call={info} lines={5} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function Lessons({
  card,
  dropped,
  info,
  onPlan,
  onBack,
}: {
  card: CardDetail;
  dropped: readonly string[];
  info: CourseInfo;
  onPlan: Props['onPlan'];
  onBack: () => void;
}) {
  const t = useStudentText();
  const format = useFormat();
  const onCard = card.courses.find(item => item.uid === info.uid);
  const [choice, setChoice] = useState<Choice | null>(() => firstChoice(info.fluxes));
  const [audit, setAudit] = useState(false);
  const lessons = completeChoice(info.fluxes, choice);
  const name = format.name(info.name);
  const placed = placedLessons(
    card.courses.filter(item => !dropped.includes(item.uid)),
    format.name,
  );
  return (
    <>
      <DialogContent sx={{ p: 0 }}>
        <Box sx={{ p: '0 var(--s5) var(--s3)' }}>
          <b>{name}</b>{' '}
          <span className="mut">
            {info.code} · {t('try.credits', { smart_count: info.credit })}
          </span>
          {info.locked[0] && <p className="mut">{info.locked[0].message}</p>}
        </Box>
        <CourseSections course={info} choice={choice} onChoose={setChoice} placed={placed} />
        {!onCard && (
          <FormControlLabel
            sx={{ p: '0 var(--s5)' }}
            control={<Checkbox checked={audit} onChange={event => setAudit(event.target.checked)} />}
            label={t('try.audit')}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{t('try.back')}</Button>
        <Button
          variant="contained"
          disabled={lessons === null}
          onClick={() =>
            lessons &&
            onPlan({
              name,
              change: {
                kind: onCard ? 'change' : 'add',
                course: info.uid,
                lessons: lessons.map(lesson => lesson.uid),
                ...(onCard ? {} : { audit }),
                reason: '',
              },
            })
          }
        >
          {t(onCard ? 'try.plan_change' : 'try.plan_add')}
        </Button>
      </DialogActions>
    </>
  );
}
