import type { CheckedStatement } from '@portal/event-schemas/grades/statement-views.ts';
import { useState } from 'react';
import { api } from '../../http/client.ts';
import { ApiRefusal } from '../../http/refusal.ts';
import { useFormat } from '../../i18n/format.ts';
import { CodeForm } from '../../shell/code-form.tsx';
import { Note } from '../../shell/note.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ErrorState } from '../../shell/states.tsx';
import { useCheckText } from '../text.ts';

/** check-statement: open to everybody; what the paper with a code must say. `?code=` is checked at once. */
export default function CheckStatement() {
  const t = useCheckText();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<CheckedStatement | null>(null);
  const [refusal, setRefusal] = useState('');
  const [failure, setFailure] = useState<unknown>(null);

  const check = async (code: string): Promise<void> => {
    setFound(null);
    setFailure(null);
    setRefusal('');
    setBusy(true);
    try {
      setFound(await api('GET /journals/check_statement/{code}/', { params: { code } }));
    } catch (error) {
      if (error instanceof ApiRefusal) setRefusal(error.message);
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('lead')}</p>
      </div>
      <Panel>
        <CodeForm
          label={t('code')}
          hint={t('code_hint')}
          submit={t('submit')}
          maxLength={40}
          busy={busy}
          refusal={refusal}
          check={check}
        />
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
