import { addDays, mondayOf } from '@portal/event-schemas/journals/days.ts';
import { openingActions, type OpeningAction } from '@portal/event-schemas/journals/codes.ts';
import { semesters } from '@portal/event-schemas/curriculum/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale } from '../../app/portal.ts';
import { DayField } from '../../forms/day-field.tsx';
import { fromField } from '../../forms/moments.ts';
import { ReasonField } from '../../forms/reason-field.tsx';
import { api } from '../../http/client.ts';
import type { AnswerOf } from '../../http/contracts.ts';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Note } from '../../shell/note.tsx';
import { useOpeningsText } from '../text.ts';

/** The steps in which journals are chosen: each narrows the next. */
const steps = ['study_year', 'semester', 'cathedra', 'teacher', 'course', 'lesson'] as const;
type Step = (typeof steps)[number];
type Chosen = Partial<Record<Step, string>>;
type Choices = AnswerOf<'POST /block_unblock_ej/lesson_list_on_create/'>;
const ask: Readonly<Record<Step, (body: object, signal: AbortSignal) => Promise<Choices>>> = {
  study_year: (body, signal) => api('POST /block_unblock_ej/academic_list_on_create/', { body }, { signal }),
  semester: (body, signal) => api('POST /block_unblock_ej/semester_list_on_create/', { body }, { signal }),
  cathedra: (body, signal) => api('POST /block_unblock_ej/cathedra_list_on_create/', { body }, { signal }),
  teacher: (body, signal) => api('POST /block_unblock_ej/teacher_list_on_create/', { body }, { signal }),
  course: (body, signal) => api('POST /block_unblock_ej/course_list_on_create/', { body }, { signal }),
  lesson: (body, signal) => api('POST /block_unblock_ej/lesson_list_on_create/', { body }, { signal }),
};
/** What was chosen, as far as steps before this one go; without a step all of it. */
function chosenBefore(chosen: Chosen, step?: Step) {
  const upTo = step === undefined ? steps.length : steps.indexOf(step);
  const { study_year, semester, lesson, ...rest } = Object.fromEntries(
    steps.slice(0, upTo).flatMap(name => (chosen[name] ? [[name, chosen[name]]] : [])),
  ) as Chosen;
  return {
    ...rest,
    semester: semesters.find(one => one === semester),
    ...(study_year ? { study_year: Number(study_year) } : {}),
    ...(lesson ? { lessons: [lesson] } : {}),
  };
}
function useChoices(step: Step, chosen: Chosen) {
  const locale = useLocale();
  const body = chosenBefore(chosen, step);
  return useQuery({
    queryKey: ['block_unblock_ej', step, body, locale],
    queryFn: ({ signal }) => ask[step](body, signal),
  });
}
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
  const [chosen, setChosen] = useState<Chosen>({});
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const journals = useChoices('lesson', chosen).data ?? [];
  const count = chosen.lesson ? 1 : journals.reduce((sum, one) => sum + one.journals, 0);
  const weeks = from === '' || to === '' ? [] : weeksBetween(from, to);
  const send = useSend('POST /block_unblock_ej/create/', {
    done: answer => t('done', { weeks: answer.weeks, journals: answer.journals }),
    onDone: onClose,
    onRefusal: ({ message }) => setRefusal(message),
  });
  const choose = (step: Step, value: string): void =>
    setChosen(known => ({
      ...Object.fromEntries(steps.slice(0, steps.indexOf(step)).map(name => [name, known[name]])),
      ...(value ? { [step]: value } : {}),
    }));
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
        send.mutate({
          body: { ...chosenBefore(chosen), action, weeks, until: opens ? endOfDay(until) : null, reason },
        })
      }
      onClose={onClose}
    >
      <div style={{ display: 'grid', gap: 12 }}>
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
        {steps.map(step => (
          <StepChoice key={step} step={step} chosen={chosen} onChoose={value => choose(step, value)} />
        ))}
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

function StepChoice({ step, chosen, onChoose }: { step: Step; chosen: Chosen; onChoose: (value: string) => void }) {
  const t = useOpeningsText();
  const id = useId();
  const { data } = useChoices(step, chosen);
  return (
    <div className="field">
      <label htmlFor={id}>{t(`steps.${step}`)}</label>
      <div className="field-box">
        <select id={id} value={chosen[step] ?? ''} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t('any')}</option>
          {data?.map(({ uid, name }) => (
            <option key={uid} value={uid}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
