import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale } from '../../app/portal.ts';
import { DayField } from '../../forms/day-field.tsx';
import { ReasonField } from '../../forms/reason-field.tsx';
import { api } from '../../http/client.ts';
import type { AnswerOf } from '../../http/contracts.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Note } from '../../shell/note.tsx';
import { useOpeningsText } from '../text.ts';

/** The steps in which sheets are chosen: each narrows the next. */
const steps = ['study_year', 'semester', 'cathedra', 'teacher', 'course', 'flux', 'row'] as const;
type Step = (typeof steps)[number];
type Chosen = Partial<Record<Step, string>>;
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

/** What was chosen in the steps before this one. */
const before = (step: Step, { study_year, row: _row, ...chosen }: Chosen) => {
  const known = { ...chosen, ...(study_year ? { study_year: Number(study_year) } : {}) };
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => steps.indexOf(name as Step) < steps.indexOf(step)),
  );
};
const useChoices = (step: Step, chosen: Chosen) => {
  const locale = useLocale();
  const body = before(step, chosen);
  return useQuery({
    queryKey: ['block_final_grades', step, body, locale],
    queryFn: ({ signal }) => ask[step]({ body }, { signal }),
  });
};

/** Chooses which sheets to open, until when and why. */
export function OpeningDialog({ onClose }: { onClose: () => void }) {
  const t = useOpeningsText();
  const [chosen, setChosen] = useState<Chosen>({});
  const [date, setDate] = useState('');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const sheets = useChoices('flux', chosen).data?.results ?? [];
  const named = chosen.flux ? [chosen.flux] : sheets.map(({ uid }) => uid);
  const send = useSend('POST /block_final_grades/create/', {
    done: t('done.open'),
    onDone: onClose,
    onRefusal: ({ message }) => setRefusal(message),
  });
  const choose = (step: Step, value: string): void =>
    setChosen(known => ({
      ...Object.fromEntries(
        Object.entries(known).filter(([name]) => steps.indexOf(name as Step) < steps.indexOf(step)),
      ),
      ...(value ? { [step]: value } : {}),
    }));
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
      <div style={{ display: 'grid', gap: 12 }}>
        {refusal && <Note tone="bad">{refusal}</Note>}
        {steps
          .filter(step => step !== 'row' || chosen.flux)
          .map(step => (
            <StepChoice key={step} step={step} chosen={chosen} onChoose={value => choose(step, value)} />
          ))}
        <p>{t('chosen', { count: rows.length > 0 ? 1 : chosen.study_year ? named.length : 0 })}</p>
        <DayField label={t('last_day')} value={date} onChange={setDate} />
        <ReasonField label={t('reason')} value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  );
}

function StepChoice({ step, chosen, onChoose }: { step: Step; chosen: Chosen; onChoose: (value: string) => void }) {
  const t = useOpeningsText();
  const format = useFormat();
  const id = useId();
  const { data } = useChoices(step, chosen);
  return (
    <div className="field">
      <label htmlFor={id}>{t(`steps.${step}`)}</label>
      <div className="field-box">
        <select id={id} value={chosen[step] ?? ''} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t('any')}</option>
          {data?.results.map(({ uid, name }) => (
            <option key={uid} value={uid}>
              {format.name(name)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
