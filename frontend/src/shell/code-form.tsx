import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

/** Asks for the code of a paper that anybody may check; `?code=` of the address is checked at once. `children`: other ways to check, below the button. */
export function CodeForm({
  label,
  hint,
  submit,
  maxLength,
  busy,
  refusal,
  check,
  children,
}: {
  label: string;
  hint: string;
  submit: string;
  maxLength: number;
  busy: boolean;
  refusal: string;
  check: (code: string) => Promise<void>;
  children?: ReactNode;
}) {
  const id = useId();
  const [search] = useSearchParams();
  const [code, setCode] = useState(search.get('code') ?? '');
  const given = useRef(search.get('code'));
  useEffect(() => {
    if (given.current) void check(given.current.trim());
    given.current = null;
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && code.trim()) void check(code.trim());
  };
  return (
    <form className="form" noValidate onSubmit={send}>
      {refusal && (
        <div role="alert" className="form-error">
          {refusal}
        </div>
      )}
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <div className="field-box">
          <input
            id={id}
            value={code}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            aria-describedby={`${id}-hint`}
            onChange={event => setCode(event.target.value)}
          />
        </div>
        <div id={`${id}-hint`} className="field-text">
          {hint}
        </div>
      </div>
      <div className="form-actions">
        <button type="submit" className="button primary" disabled={code.trim() === ''} aria-busy={busy}>
          {submit}
        </button>
      </div>
      {children}
    </form>
  );
}
