import { useState } from 'react';
import { DayField } from '../../forms/day-field.tsx';
import { ReasonField } from '../../forms/reason-field.tsx';
import { StepChoices, useOptions, type Chosen, type Steps } from '../../forms/step-choices.tsx';
import { api } from '../../http/client.ts';
import type { AnswerOf } from '../../http/contracts.ts';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Note } from '../../shell/note.tsx';
import { useOpeningsText } from '../text.ts';

/** The steps in which sheets are chosen: each narrows the next. */
const steps = ['study_year', 'semester', 'cathedra', 'teacher', 'course', 'flux', 'row'] as const;
type Step = (typeof steps)[number];
type Choices = AnswerOf<'POST /block_final_grades/flux_list_on_create/'>;
type Ask = (input: { body: object }, options: { signal: AbortSignal }) => Promise<Choices>;
const ask: Readonly<Record<Step, Ask>> = {
  study_year: (input, options) => api('POST /block_final_grades/academic_list_on_create/', input, options),
  semester: (input, options) => api('POST /block_final_grades/semester_list_on_create/', input, options),
  cathedra: (input, options) => api('POST /block_final_grades/cathedra_list_on_create/', input, options),
  teacher: (input, options) => api('POST /block_final_grades/teacher_list_on_create/', input, options),
  course: (input, options) => api('POST /block_final_grades/course_list_on_create/', input, options),
  flux: (input, options) => api('POST /block_final_grades/flux_list_on_create/', input, options),
  row: (input, options) => api('POST /block_final_grades/final_grades_on_create/', input, options),
};
const sheetSteps: Steps<Step, Choices['results'][number]> = {
  name: 'block_final_grades',
  steps,
  options: async (step, { study_year, ...before }, signal) => {
    const body = { ...before, ...(study_year ? { study_year: Number(study_year) } : {}) };
    return (await ask[step]({ body }, { signal })).results;
  },
};

/** Chooses which sheets to open, until when and why. */
export function OpeningDialog({ onClose }: { onClose: () => void }) {
  const t = useOpeningsText();
  const [chosen, setChosen] = useState<Chosen<Step>>({});
  const [date, setDate] = useState('');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const sheets = useOptions(sheetSteps, 'flux', chosen).data ?? [];
  const named = chosen.flux ? [chosen.flux] : sheets.map(({ uid }) => uid);
  const send = useSend('POST /block_final_grades/create/', {
    done: t('done.open'),
    onDone: onClose,
    onRefusal: ({ message }) => setRefusal(message),
  });
  const rows = chosen.row ? [chosen.row] : [];
  return (
    <ConfirmDialog
      open
      title={t('add')}
      confirm={t('open')}
      busy={send.isPending}
      disabled={date === '' || reason.trim() === '' || named.length === 0 || !chosen.study_year}
      onConfirm={() => send.mutate({ body: { sheets: rows.length > 0 ? [] : named, rows, date, reason } })}
      onClose={onClose}
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
        {refusal && <Note tone="bad">{refusal}</Note>}
        <StepChoices
          of={sheetSteps}
          shown={steps.filter(step => step !== 'row' || chosen.flux)}
          chosen={chosen}
          onChange={setChosen}
          label={step => t(`steps.${step}`)}
          any={t('any')}
        />
        <p>{t('chosen', { count: rows.length > 0 ? 1 : chosen.study_year ? named.length : 0 })}</p>
        <DayField label={t('last_day')} value={date} onChange={setDate} />
        <ReasonField label={t('reason')} value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  );
}
