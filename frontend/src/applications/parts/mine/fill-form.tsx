import './mine.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { brokenRules } from '@portal/event-schemas/forms/day-rules.ts';
import { settledValues } from '@portal/event-schemas/forms/form-rules.ts';
import { formFaults } from '@portal/event-schemas/forms/form-faults.ts';
import { fromAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { ApplicationView, TypeForm } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../../app/links.ts';
import { withName } from '../../../forms/field-text.ts';
import { ApiRefusal } from '../../../http/refusal.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Glyph } from '../../../shell/glyph.tsx';
import { ActButton } from '../../../shell/act-button.tsx';
import { Note } from '../../../shell/note.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useReadOnlyReason } from '../../../shell/read-only-reason.ts';
import { toast } from '../../../shell/toast.ts';
import { useMe } from '../../calls.ts';
import { useFormText } from '../../form-text.ts';
import { useMineText } from '../../mine-text.ts';
import { ApplicationForm } from '../form/application-form.tsx';
import { days } from '../form/days.ts';
import type { KnownFile } from '../form/file-lines.tsx';
import { faultText } from '../form/limits.ts';
import { CheckAndSend } from './check-and-send.tsx';
import { DiscardButton } from './discard-button.tsx';
import { ReturnedNote } from './returned-note.tsx';
import { Conflict, SaveLine } from './save-line.tsx';
import { useDraft } from './use-draft.ts';

export interface FillProps {
  form: TypeForm;
  /** The draft, or what came back for correction; null = a new one. */
  application: ApplicationView | null;
  /** What a new form begins with. */
  initial: FormValues;
  /** The draft that a new form has become. */
  onBegun: (uid: string) => void;
}

/** Fill in, check, send. What is typed keeps itself. */
export function FillForm({ form, application, initial, onBegun }: FillProps) {
  const t = useMineText();
  const ft = useFormText();
  const f = useFormat();
  const link = useLink();
  const navigate = useNavigate();
  const me = useMe();
  const readOnly = useReadOnlyReason();
  const [checking, setChecking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const { properties } = form;
  const { draft, shown } = useDraft({
    account: me,
    type: form.uid,
    uid: application?.uid ?? null,
    properties,
    values: application ? fromAnswers(properties, application.values).values : initial,
  });
  const [files, setFiles] = useState<readonly KnownFile[]>(application?.files ?? []);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (shown.uid !== null && application === null) onBegun(shown.uid);
  }, [shown.uid, application, onBegun]);
  const faults = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(shown.faults).map(([prop_code, fault]) => [
          prop_code,
          faultText({ prop_code, fault }, properties, ft, f),
        ]),
      ),
    [shown.faults, properties, ft, f],
  );

  /** Said while it is being filled in; what was typed is kept all the same. */
  const warnings = useMemo(
    () =>
      Object.fromEntries(
        brokenRules(properties, settledValues(properties, shown.values), days().dayOf).map(broken => [
          broken.prop_code,
          faultText(broken, properties, ft, f),
        ]),
      ),
    [properties, shown.values, ft, f],
  );

  const look = (next: boolean): void => {
    setChecking(next);
    setRefusal(null);
    requestAnimationFrame(() => top.current?.focus());
  };
  const check = (): void => {
    const found = formFaults(properties, shown.values, days());
    draft.setFaults(Object.fromEntries(found.map(one => [one.prop_code, faultText(one, properties, ft, f)])));
    if (found.length > 0) return focusField(found[0]!.prop_code);
    void draft.flush();
    look(true);
  };
  const send = async (accepted: boolean): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      const { uid, number } = await draft.send(accepted);
      toast.success(t('form.sent', { number }));
      void navigate(link('coo-application', { uid }));
    } catch (error) {
      setRefusal(error instanceof ApiRefusal ? error.message : t('save.offline'));
      const [first] =
        error instanceof ApiRefusal
          ? Object.keys(error.fields).filter(code => properties.some(({ prop_code }) => prop_code === code))
          : [];
      if (first) {
        setChecking(false);
        requestAnimationFrame(() => focusField(first));
      }
    } finally {
      setBusy(false);
    }
  };
  const wrong = properties.filter(({ prop_code }) => prop_code in faults);
  return (
    <div ref={top} tabIndex={-1} className="fill">
      <ol className="app-steps" aria-label={t('form.steps')}>
        <li aria-current={checking ? undefined : 'step'}>{t('form.fill')}</li>
        <li aria-current={checking ? 'step' : undefined}>{t('form.check')}</li>
      </ol>
      {application && <ReturnedNote application={application} />}
      {shown.restored && shown.save.kind !== 'conflict' && <Note>{t('save.restored')}</Note>}
      <Conflict draft={draft} shown={shown} properties={properties} />
      {checking ? (
        <CheckAndSend
          form={form}
          values={shown.values}
          files={files}
          again={application?.stage === 'returned'}
          busy={busy}
          refusal={refusal}
          onBack={() => look(false)}
          onSend={accepted => void send(accepted)}
        />
      ) : (
        <Panel>
          <form
            className="form"
            noValidate
            onSubmit={event => {
              event.preventDefault();
              if (!loading) check();
            }}
          >
            <fieldset
              className="form"
              disabled={readOnly !== undefined}
              title={readOnly}
              style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
            >
              {form.description && <p className="mut">{f.name(form.description)}</p>}
              {refusal && (
                <div role="alert">
                  <Note tone="bad">{refusal}</Note>
                </div>
              )}
              <ApplicationForm
                properties={properties}
                values={shown.values}
                onChange={draft.change}
                faults={{ ...warnings, ...faults }}
                files={files}
                onFiles={setFiles}
                onLoading={setLoading}
              />
              {wrong.length > 0 && (
                <div role="alert" className="form-error">
                  <Glyph name="error" />
                  <ul>
                    {wrong.map(({ prop_code, name }) => (
                      <li key={prop_code}>
                        <a
                          href={`#${prop_code}`}
                          onClick={event => {
                            event.preventDefault();
                            focusField(prop_code);
                          }}
                        >
                          {withName(f.name(name), faults[prop_code]!)}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              <div className="form-actions">
                <ActButton
                  type="submit"
                  className="button primary"
                  disabled={loading || shown.save.kind === 'conflict'}
                >
                  {t('form.next')}
                </ActButton>
                {shown.uid !== null && (application === null || application.may.includes('discard')) && (
                  <DiscardButton
                    uid={shown.uid}
                    onDone={() => {
                      draft.forget();
                      void navigate(link('coo'));
                    }}
                  />
                )}
                {loading && (
                  <span className="mut" role="status">
                    {t('form.uploading')}
                  </span>
                )}
              </div>
            </fieldset>
          </form>
        </Panel>
      )}
      <SaveLine save={shown.save} onSave={() => void draft.flush()} />
    </div>
  );
}

/** To the first field that is wrong: its control, whatever kind it is. */
const focusField = (code: string): void =>
  document
    .querySelector<HTMLElement>(`[data-field="${code}"] :is(input:not([hidden]), textarea, select, button)`)
    ?.focus();
