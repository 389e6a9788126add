import type { CheckedStatement } from '@portal/event-schemas/grades/statement-views.ts';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../http/client.ts';
import { ApiRefusal } from '../../http/refusal.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ErrorState } from '../../shell/states.tsx';
import { useCheckText } from '../text.ts';

/** check-statement: open to everybody; what the paper with a code must say. `?code=` is checked at once. */
export default function CheckStatement() {
  const t = useCheckText();
  const id = useId();
  const [search] = useSearchParams();
  const [code, setCode] = useState(search.get('code') ?? '');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<CheckedStatement | null>(null);
  const [refusal, setRefusal] = useState('');
  const [failure, setFailure] = useState<unknown>(null);

  const check = async (typed: string): Promise<void> => {
    setFound(null);
    setFailure(null);
    setRefusal('');
    setBusy(true);
    try {
      setFound(await api('GET /journals/check_statement/{code}/', { params: { code: typed.trim() } }));
    } catch (error) {
      if (error instanceof ApiRefusal) setRefusal(error.message);
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const given = useRef(search.get('code'));
  useEffect(() => {
    if (given.current) void check(given.current);
    given.current = null;
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && code.trim()) void check(code);
  };
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('lead')}</p>
      </div>
      <Panel>
        <form className="form" noValidate onSubmit={submit}>
          {refusal && (
            <div role="alert" className="form-error">
              {refusal}
            </div>
          )}
          <div className="field">
            <label htmlFor={id}>{t('code')}</label>
            <div className="field-box">
              <input
                id={id}
                value={code}
                autoComplete="off"
                spellCheck={false}
                maxLength={40}
                aria-describedby={`${id}-hint`}
                onChange={event => setCode(event.target.value)}
              />
            </div>
            <div id={`${id}-hint`} className="field-text">
              {t('code_hint')}
            </div>
          </div>
          <div className="form-actions">
            <button type="submit" className="button primary" disabled={code.trim() === ''} aria-busy={busy}>
              {t('submit')}
            </button>
          </div>
        </form>
      </Panel>
      {found && <Found of={found} />}
      {failure !== null && <ErrorState error={failure} />}
    </>
  );
}

function Found({ of }: { of: CheckedStatement }) {
  const t = useCheckText();
  const format = useFormat();
  const part = (hundredths: number): string => format.number(hundredths / 100, 2);
  const lines = [
    t('course', { name: `${format.name(of.name)} (${of.course})` }),
    of.study_period_name && t('term', { name: format.name(of.study_period_name) }),
    t('registered', { date: format.date(of.registered_at) }),
    of.corrects && t('corrects', { number: of.corrects }),
    of.signed_teacher_name && t('teacher', { name: of.signed_teacher_name }),
    of.signed_office_name && t('office', { name: of.signed_office_name }),
  ].filter(Boolean);
  return (
    <>
      <div role="status">
        {!of.unchanged ? (
          <Note tone="bad">{t('changed')}</Note>
        ) : of.superseded_by ? (
          <Note tone="warn">{t('superseded', { number: of.superseded_by })}</Note>
        ) : (
          <Note>{t('valid')}</Note>
        )}
      </div>
      <Panel title={t('title', { number: of.number })} note={t(`kinds.${of.kind}`)}>
        {lines.map(line => (
          <p key={String(line)}>{line}</p>
        ))}
        <p className="mut">{t('compare')}</p>
        <ol style={{ margin: 0, paddingLeft: '2em', listStyle: 'decimal' }}>
          {of.rows.map((row, place) => (
            <li key={place} style={{ padding: '6px 0', borderTop: '1px solid var(--line)' }}>
              <strong>{row.student_name}</strong> <span className="mut">{row.group}</span>
              <div className="num">
                {[
                  row.rating !== null && `${t('rating')}: ${part(row.rating)}`,
                  row.exam !== null && `${t('exam')}: ${part(row.exam)}`,
                  row.percent !== null && `${t('percent')}: ${row.percent}`,
                  row.mark && `${t('mark')}: ${row.mark.code}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
