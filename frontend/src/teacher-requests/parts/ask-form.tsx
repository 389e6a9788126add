import Box from '@mui/material/Box';
import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import { useId, type FormEvent } from 'react';
import { useDraftText } from '../../app/use-draft-text.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { ReadOnlyNote } from '../../shell/read-only-note.tsx';
import { useAsk } from '../calls.ts';
import { useRequestText } from '../text.ts';

interface Props {
  course: CourseInfo;
  /** The chosen lessons, one of each kind; empty while the choice is not complete. */
  lessons: readonly string[];
  /** A seat is asked for: without lessons nobody knows which. */
  needsLessons: boolean;
  onClose: () => void;
}

/** The student's words to the teachers of the chosen lessons. What was typed stays when the portal refuses and when the student looks elsewhere. */
export function AskForm({ course, lessons, needsLessons, onClose }: Props) {
  const t = useRequestText();
  const format = useFormat();
  const id = useId();
  const [text, setText] = useDraftText(`ask.${course.uid}`);
  const close = (): void => {
    setText('');
    onClose();
  };
  const ask = useAsk(t('sent', { name: format.name(course.name) }), close);
  const all = course.fluxes.flatMap(flux => flux.lessons);
  const teachers = [
    ...new Set(
      (lessons.length ? all.filter(lesson => lessons.includes(lesson.uid)) : all).flatMap(
        lesson => lesson.teacher?.display_name ?? [],
      ),
    ),
  ];
  const missing = needsLessons && lessons.length === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!missing && text.trim() && !ask.isPending)
      ask.mutate({ body: { course: course.uid, lessons, text: text.trim() } });
  };
  return (
    <Box component="form" className="form" onSubmit={submit} sx={{ width: '100%', maxWidth: 560, gap: 'var(--s3)' }}>
      {missing ? <p role="status">{t('choose')}</p> : <p className="mut">{t('to', { names: teachers.join(', ') })}</p>}
      {ask.error && (
        <div role="alert" className="form-error">
          {ask.error.message}
        </div>
      )}
      <div className="field">
        <label htmlFor={id}>{t('text')}</label>
        <div className="field-box">
          <textarea
            id={id}
            rows={3}
            required
            maxLength={1000}
            value={text}
            aria-describedby={`${id}-hint`}
            onChange={event => setText(event.target.value)}
          />
        </div>
        <div id={`${id}-hint`} className="field-text">
          {t('text_hint')}
        </div>
      </div>
      <ReadOnlyNote />
      <div className="form-actions">
        <ActButton
          type="submit"
          className="button primary"
          disabled={missing || text.trim() === ''}
          aria-busy={ask.isPending}
        >
          {t('send')}
        </ActButton>
        <button type="button" className="button" onClick={close}>
          {t('cancel')}
        </button>
      </div>
    </Box>
  );
}
