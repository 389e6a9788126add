import { useId, type Ref } from 'react';
import type { WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import { useReviewText } from '../../review-text.ts';

interface Props {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
  /** Acts that ask for a comment. */
  needed: readonly WaypointAct[];
  fault: string | null;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The comment of a decision, with the acts that do not go without one. */
export function CommentField({ label, hint, value, onChange, needed, fault, ref }: Props) {
  const t = useReviewText();
  const id = useId();
  const acts = needed.map(act => t(`acts.${act}`)).join(', ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {needed.length > 0 && <span aria-hidden> *</span>}
      </label>
      <div className={fault ? 'field-box invalid' : 'field-box'}>
        <textarea
          ref={ref}
          id={id}
          rows={4}
          maxLength={4000}
          value={value}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-text`}
          onChange={event => onChange(event.target.value)}
        />
      </div>
      <div id={`${id}-text`} role={fault ? 'alert' : undefined} className={fault ? 'field-text invalid' : 'field-text'}>
        {fault ?? (acts ? `${hint}. ${t('act.comment_needed', { acts })}` : hint)}
      </div>
    </div>
  );
}
