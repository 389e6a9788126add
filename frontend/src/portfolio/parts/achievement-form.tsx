import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { formFaults } from '@portal/event-schemas/forms/form-faults.ts';
import { toAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { FieldsView } from '@portal/event-schemas/portfolio/views.ts';
import { ApplicationForm, days, faultText, FormCallsProvider, useFormText } from '../../applications/api.ts';
import { useDraftText } from '../../app/use-draft-text.ts';
import { api } from '../../http/client.ts';
import { toast } from '../../shell/toast.ts';
import { ApiRefusal } from '../../http/refusal.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { formCalls, useMe } from '../calls.ts';
import { useText } from '../text.ts';

type About = { achievement_type: string } | { portfolio_order: string };

/** A new achievement of a type, or one's own changed, by the newest form. What is typed stays in this tab. */
export function AchievementForm({ about, onClose }: { about: About; onClose: () => void }) {
  const found = useCall('GET /portfolio/portfolios/get_achievement_fields/', { query: { ...about } });
  if (!found.isSuccess) return <CallState call={found} lines={8} />;
  return <Filling form={found.data} onClose={onClose} />;
}

function Filling({ form, onClose }: { form: FieldsView; onClose: () => void }) {
  const t = useText();
  const ft = useFormText();
  const f = useFormat();
  const me = useMe();
  const order = form.portfolio_order?.uid;
  const [typed, keep] = useDraftText(`achievement.${order ?? form.achievement_type.uid}`);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [loading, setLoading] = useState(false);
  const properties = useMemo(() => form.fields.map(({ property }) => property), [form]);
  const start: FormValues = Object.fromEntries(
    form.fields.map(({ property, field_data }) => [property.prop_code, field_data]),
  );
  const [values, setValues] = useState<FormValues>(() =>
    typed ? { ...start, ...(JSON.parse(typed) as FormValues) } : start,
  );
  const files = form.fields.flatMap(field => field.files);
  const change = (patch: FormValues): void => {
    setValues(before => {
      const next = { ...before, ...patch };
      keep(JSON.stringify(next));
      return next;
    });
    setFaults(before => Object.fromEntries(Object.entries(before).filter(([code]) => !(code in patch))));
  };
  const save = useSend(order ? 'POST /portfolio/portfolios/update_portfolio/' : 'POST /portfolio/portfolios/', {
    onRefusal: error => {
      setRefusal(error.message);
      setFaults(
        Object.fromEntries(
          Object.entries(error.fields).map(([prop_code, fault]) => [
            prop_code,
            faultText({ prop_code, fault }, properties, ft, f),
          ]),
        ),
      );
    },
  });
  const submit = async (send: boolean): Promise<void> => {
    const wrong = formFaults(properties, values, days());
    setFaults(Object.fromEntries(wrong.map(one => [one.prop_code, faultText(one, properties, ft, f)])));
    setRefusal('');
    if (wrong.length > 0)
      return document
        .querySelector<HTMLElement>(`[data-field="${wrong[0]!.prop_code}"] :is(input, textarea, button)`)
        ?.focus();
    const about = order ? { portfolio_order: order } : { achievement_type: form.achievement_type.uid };
    const saved = await save
      .mutateAsync({ query: { profile: me }, body: { ...about, fields: toAnswers(properties, values) } })
      .catch(() => null);
    if (!saved) return;
    keep('');
    if (send)
      await api('POST /portfolio/portfolios/send_for_review/', { body: { portfolio_orders: [saved.uid] } }).catch(
        // It is kept as a draft; why it was not sent stays on the page that follows.
        (error: unknown) => error instanceof ApiRefusal && toast.error(error.message),
      );
    onClose();
  };
  const fresh = properties.filter(({ prop_code }) => form.missing.includes(prop_code)).map(({ name }) => f.name(name));
  return (
    <Panel title={f.name(form.achievement_type.name)} style={{ maxWidth: 760 }}>
      {form.achievement_type.description && <p className="mut">{f.name(form.achievement_type.description)}</p>}
      {fresh.length > 0 && <Note>{t('form.fresh', { fields: fresh.join(', ') })}</Note>}
      {refusal && <Note tone="bad">{refusal}</Note>}
      <FormCallsProvider value={formCalls}>
        <ApplicationForm
          properties={properties}
          values={values}
          onChange={change}
          faults={faults}
          files={files}
          onLoading={setLoading}
        />
      </FormCallsProvider>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginTop: 2 }}>
        <OfficeActButton variant="contained" disabled={loading || save.isPending} onClick={() => void submit(true)}>
          {t('form.save_and_send')}
        </OfficeActButton>
        <OfficeActButton variant="outlined" disabled={loading || save.isPending} onClick={() => void submit(false)}>
          {t('form.save')}
        </OfficeActButton>
        <button
          type="button"
          className="button"
          onClick={() => {
            keep('');
            onClose();
          }}
        >
          {t('form.cancel')}
        </button>
      </Box>
    </Panel>
  );
}
