import { addDays, mondayOf } from '@portal/event-schemas/journals/days.ts';
import { openingActions, type OpeningAction } from '@portal/event-schemas/journals/codes.ts';
import { semesters } from '@portal/event-schemas/curriculum/codes.ts';
import { useId, useState } from 'react';
import { DayField } from '../../forms/day-field.tsx';
import { fromField } from '../../forms/moments.ts';
import { ReasonField } from '../../forms/reason-field.tsx';
import { StepChoices, useOptions, type Chosen, type Steps } from '../../forms/step-choices.tsx';
import { api } from '../../http/client.ts';
import type { AnswerOf } from '../../http/contracts.ts';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Note } from '../../shell/note.tsx';
import { useOpeningsText } from '../text.ts';

/** The steps in which journals are chosen: each narrows the next. */
const steps = ['study_year', 'semester', 'cathedra', 'teacher', 'course', 'lesson'] as const;
type Step = (typeof steps)[number];
type Choices = AnswerOf<'POST /block_unblock_ej/lesson_list_on_create/'>;
const ask: Readonly<Record<Step, (input: { body: object }, options: { signal: AbortSignal }) => Promise<Choices>>> = {
  study_year: (input, options) => api('POST /block_unblock_ej/academic_list_on_create/', input, options),
  semester: (input, options) => api('POST /block_unblock_ej/semester_list_on_create/', input, options),
  cathedra: (input, options) => api('POST /block_unblock_ej/cathedra_list_on_create/', input, options),
  teacher: (input, options) => api('POST /block_unblock_ej/teacher_list_on_create/', input, options),
  course: (input, options) => api('POST /block_unblock_ej/course_list_on_create/', input, options),
  lesson: (input, options) => api('POST /block_unblock_ej/lesson_list_on_create/', input, options),
};
/** What was chosen, as the calls take it. */
const bodyOf = ({ study_year, semester, lesson, ...rest }: Chosen<Step>) => ({
  ...rest,
  semester: semesters.find(one => one === semester),
  ...(study_year ? { study_year: Number(study_year) } : {}),
  ...(lesson ? { lessons: [lesson] } : {}),
});
const journalSteps: Steps<Step, Choices[number]> = {
  name: 'block_unblock_ej',
  steps,
  options: (step, before, signal) => ask[step]({ body: bodyOf(before) }, { signal }),
};
/** Mondays of the weeks between two days. */
function weeksBetween(from: string, to: string): string[] {
  const weeks: string[] = [];
  for (let week = mondayOf(from); week <= to && weeks.length < 60; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}
/** The last instant of a day of the university. */
export const endOfDay = (day: string): string => fromField(`${day}T23:59:59`);

/** Chooses journals and weeks to open for some days, or to close at once, and says why. */
export function OpeningDialog({ onClose }: { onClose: () => void }) {
  const t = useOpeningsText();
  const id = useId();
  const [action, setAction] = useState<OpeningAction>('unblock');
  const [chosen, setChosen] = useState<Chosen<Step>>({});
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const journals = useOptions(journalSteps, 'lesson', chosen).data ?? [];
  const count = chosen.lesson ? 1 : journals.reduce((sum, one) => sum + one.journals, 0);
  const weeks = from === '' || to === '' ? [] : weeksBetween(from, to);
  const send = useSend('POST /block_unblock_ej/create/', {
    done: answer => t('done', { weeks: answer.weeks, journals: answer.journals }),
    onDone: onClose,
    onRefusal: ({ message }) => setRefusal(message),
  });
  const opens = action === 'unblock';
  return (
    <ConfirmDialog
      open
      title={t('act')}
      confirm={t(opens ? 'open' : 'close')}
      destructive={!opens}
      busy={send.isPending}
      disabled={!chosen.study_year || weeks.length === 0 || reason.trim() === '' || (opens && until === '')}
      onConfirm={() =>
        send.mutate({ body: { ...bodyOf(chosen), action, weeks, until: opens ? endOfDay(until) : null, reason } })
      }
      onClose={onClose}
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
        <div className="field">
          <label htmlFor={id}>{t('action.label')}</label>
          <div className="field-box">
            <select id={id} value={action} onChange={({ target }) => setAction(target.value as OpeningAction)}>
              {openingActions.map(one => (
                <option key={one} value={one}>
                  {t(`action.${one}`)}
                </option>
              ))}
            </select>
          </div>
        </div>
        <StepChoices
          of={journalSteps}
          chosen={chosen}
          onChange={setChosen}
          label={step => t(`steps.${step}`)}
          any={t('any')}
        />
        <p>{t('chosen', { count: chosen.study_year ? count : 0 })}</p>
        <DayField label={t('from_day')} value={from} onChange={setFrom} />
        <DayField label={t('to_day')} value={to} onChange={setTo} />
        {opens && <DayField label={t('last_day')} value={until} onChange={setUntil} />}
        <ReasonField label={t('reason')} value={reason} onChange={setReason} />
        {refusal && <Note tone="bad">{refusal}</Note>}
      </div>
    </ConfirmDialog>
  );
}
