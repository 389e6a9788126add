import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { useId, useState } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { CallState } from '../../../shell/states.tsx';
import { courseKey } from '../../calls.ts';
import { useIscText } from '../../isc-text.ts';
import { useText } from '../../text.ts';
import { completeChoice, firstChoice, type Choice } from '../lesson-choice.ts';
import { CourseSections } from '../course-sections.tsx';
import { placedLessons } from '../placed-lessons.ts';

const call = '/advising/cards/{uid}/courses/{course}/';

/** One course for a student's card: its lessons, and adding, exchanging or dropping it with a reason. A refusal stays until the next act. */
export function EditCourse({ card, course: uid }: { card: CardDetail; course: string }) {
  const t = useIscText();
  const words = useText();
  const format = useFormat();
  const reasonId = useId();
  const [picked, setPicked] = useState<Choice | null>(null);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const course = useCall(
    'GET /organizations/info_table/',
    { query: { course: uid, student: card.student.uid } },
    { live: { channel: 'registration', keys: [courseKey(uid)] } },
  );
  const options = (done: string) => ({
    done,
    onRefusal: (refused: Error) => setRefusal(refused.message),
    onDone: () => {
      setRefusal('');
      setPicked(null);
      setReason('');
    },
  });
  const name = course.data ? format.name(course.data.name) : '';
  const add = useSend(`POST ${call}`, options(t('isc.added', { name })));
  const change = useSend(`PUT ${call}`, options(t('isc.changed', { name })));
  const drop = useSend(`DELETE ${call}`, options(t('isc.dropped', { name })));
  if (!course.isSuccess) return <CallState call={course} lines={5} />;
  const { data } = course;
  const choice = picked ?? firstChoice(data.fluxes);
  const lessons = completeChoice(data.fluxes, choice)?.map(lesson => lesson.uid);
  const registered = data.status === 'registered';
  const explained = reason.trim() !== '';
  const params = { uid: card.uid, course: uid };
  const busy = add.isPending || change.isPending || drop.isPending;
  return (
    <Panel title={name} note={`${data.code} · ${words('courses.credits', { smart_count: data.credit })}`} flush>
      <CourseSections
        course={data}
        choice={choice}
        onChoose={setPicked}
        placed={placedLessons(card.courses, format.name)}
      />
      <Box sx={{ display: 'grid', gap: 'var(--s3)', p: 'var(--s4)' }}>
        <div className="field">
          <label htmlFor={reasonId}>{t('isc.reason')}</label>
          <div className="field-box">
            <input
              id={reasonId}
              value={reason}
              maxLength={1000}
              required
              onChange={event => setReason(event.target.value)}
            />
          </div>
        </div>
        <div role="status" aria-live="polite">
          {refusal && <Alert severity="error">{refusal}</Alert>}
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
          {!registered && (
            <OfficeActButton
              variant="contained"
              disabled={!lessons || busy || !explained}
              onClick={() => lessons && add.mutate({ params, body: { lessons, reason } })}
            >
              {t('isc.add')}
            </OfficeActButton>
          )}
          {registered && (
            <OfficeActButton
              variant="contained"
              disabled={!lessons || busy || !explained}
              onClick={() => lessons && change.mutate({ params, body: { lessons, reason } })}
            >
              {words('act.change')}
            </OfficeActButton>
          )}
          {data.status !== null && data.status !== 'basket' && (
            <OfficeActButton
              color="error"
              disabled={busy || !explained}
              onClick={() => drop.mutate({ params, query: { reason } })}
            >
              {t('isc.drop')}
            </OfficeActButton>
          )}
        </Box>
      </Box>
    </Panel>
  );
}
