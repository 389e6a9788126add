import { useState } from 'react';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { settledValues } from '@portal/event-schemas/forms/form-rules.ts';
import type { TypeForm } from '@portal/event-schemas/applications/views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { Note } from '../../../shell/note.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useMineText } from '../../mine-text.ts';
import { Answers } from '../form/answers.tsx';
import type { KnownFile } from '../form/file-lines.tsx';

export interface CheckProps {
  form: TypeForm;
  values: FormValues;
  files: readonly KnownFile[];
  again: boolean;
  busy: boolean;
  /** Why it was not sent. */
  refusal: string | null;
  onBack: () => void;
  onSend: (accepted: boolean) => void;
}

/** What is about to be sent, the agreement, and the button. */
export function CheckAndSend({ form, values, files, again, busy, refusal, onBack, onSend }: CheckProps) {
  const t = useMineText();
  const f = useFormat();
  const [accepted, setAccepted] = useState(false);
  const [asked, setAsked] = useState(false);
  const lacks = form.agreement !== null && !accepted;
  const send = (): void => {
    setAsked(true);
    if (!lacks && !busy) onSend(accepted);
  };
  const properties: readonly Property[] = form.properties;
  return (
    <Panel title={t('form.preview')}>
      <div style={{ display: 'grid', gap: 16 }}>
        <Answers properties={properties} values={settledValues(properties, values)} shown={{}} files={files} />
        {form.agreement && (
          <div style={{ display: 'grid', gap: 8 }}>
            <h3>{t('form.agreement')}</h3>
            <div className="agreement">{f.name(form.agreement)}</div>
            <label style={{ display: 'flex', gap: 10, alignItems: 'center', minHeight: 32, cursor: 'pointer' }}>
              <input
                type="checkbox"
                checked={accepted}
                aria-invalid={asked && lacks}
                aria-describedby={asked && lacks ? 'agree-first' : undefined}
                onChange={event => setAccepted(event.target.checked)}
              />
              {t('form.agree')}
            </label>
            {asked && lacks && (
              <div id="agree-first" role="alert" className="field-text invalid">
                {t('form.agree_first')}
              </div>
            )}
          </div>
        )}
        {refusal && (
          <div role="alert">
            <Note tone="bad">{refusal}</Note>
          </div>
        )}
        <div className="form-actions">
          <ActButton className="button primary" aria-busy={busy} onClick={send}>
            {t(again ? 'form.send_again' : 'form.send')}
          </ActButton>
          <button type="button" className="button" disabled={busy} onClick={onBack}>
            {t('form.back')}
          </button>
        </div>
      </div>
    </Panel>
  );
}
