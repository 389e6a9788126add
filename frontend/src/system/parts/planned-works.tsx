import type { PlannedWorks } from '@portal/event-schemas/system/values.ts';
import { useFieldName } from '../../audit/api.ts';
import { CheckboxInput } from '../../forms/choice-inputs.tsx';
import { MomentInput } from '../../forms/dated-input.tsx';
import { Form } from '../../forms/form.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useSettingsText } from '../settings-text.ts';
import type { PlannedForm } from './schemas.ts';

/** Announces maintenance, or takes an announcement back. */
export function PlannedMaintenance({ planned }: { planned: PlannedWorks | null }) {
  const t = useSettingsText();
  return (
    <Panel title={t('planned')}>
      <div style={{ maxWidth: 520 }}>
        <p className="mut" style={{ marginBottom: 'var(--s3)' }}>
          {t('planned_text')}
        </p>
        {planned ? <Announced planned={planned} /> : <Announce />}
      </div>
    </Panel>
  );
}

function Announced({ planned: { starts_at, ends_at } }: { planned: PlannedWorks }) {
  const t = useSettingsText();
  const format = useFormat();
  const cancel = useSend('DELETE /common/tech_code/planned/', { done: t('unannounced') });
  const from = format.shortDateTime(starts_at);
  return (
    <>
      <p>
        {ends_at ? t('announced_window', { from, to: format.shortDateTime(ends_at) }) : t('announced_from', { from })}
      </p>
      <div className="form-actions">
        <ActButton aria-busy={cancel.isPending} onClick={() => cancel.mutate({})}>
          {t('unannounce')}
        </ActButton>
      </div>
    </>
  );
}

function Announce() {
  const t = useSettingsText();
  const nameOf = useFieldName();
  const form = useSchemaForm<PlannedForm>({
    schema: () => import('./schemas.ts').then(schemas => schemas.plannedForm),
    defaultValues: { starts_at: '', ends_at: '', starts_by_itself: true, ends_by_itself: false },
  });
  const announce = useSend('POST /common/tech_code/planned/', {
    done: t('announced'),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <Form
      form={form}
      submit={t('announce')}
      busy={announce.isPending}
      onSubmit={({ ends_at, ...values }) => announce.mutateAsync({ body: { ...values, ends_at: ends_at || null } })}
    >
      <MomentInput name="starts_at" label={nameOf('starts_at')} />
      <MomentInput name="ends_at" label={nameOf('ends_at')} hint={t('planned_end_hint')} />
      <CheckboxInput name="starts_by_itself" label={t('by_itself_start')} />
      <CheckboxInput name="ends_by_itself" label={t('by_itself_end')} />
    </Form>
  );
}
