import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { GeneralRow } from '@portal/event-schemas/notifications/views.ts';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useLocale } from '../../app/portal.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import type { ApiRefusal } from '../../http/refusal.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { languageNames } from '../../i18n/texts.ts';
import { TabBar } from '../../shell/tab-bar.tsx';
import { mails, useStatuses } from '../calls.ts';
import type { GeneralMailForm } from '../schemas.ts';
import { useText } from '../text.ts';
import { MailPreview, PreviewToggle } from './mail-preview.tsx';
import { timingOf } from './not-registered-form.tsx';
import { ReachNow } from './reach.tsx';
import { TimingFields } from './timing-fields.tsx';

type Words = Record<Locale, string>;
const wordsOf = (values: GeneralMailForm, field: 'subject' | 'text'): Words =>
  Object.fromEntries(locales.map(locale => [locale, values[`${field}_${locale}`]])) as Words;
const fieldsOf = (row: GeneralRow | null) =>
  Object.fromEntries(
    locales.flatMap(locale => [
      [`subject_${locale}`, row?.subject[locale] ?? ''],
      [`text_${locale}`, row?.text[locale] ?? ''],
    ]),
  ) as Omit<GeneralMailForm, 'study_card_statuses' | keyof ReturnType<typeof timingOf>>;
const bodyOf = (values: GeneralMailForm) => {
  const { notification_frequency, weekday, month_day, time, is_active, study_card_statuses } = values;
  return {
    notification_frequency,
    weekday,
    month_day,
    time,
    is_active,
    study_card_statuses,
    subject: wordsOf(values, 'subject'),
    text: wordsOf(values, 'text'),
  };
};

/** A mail in one's own words: to whom by the status of the card, when, and what it says in which language. */
export function GeneralForm({ row, onClose }: { row: GeneralRow | null; onClose: () => void }) {
  const t = useText();
  const form = useSchemaForm<GeneralMailForm>({
    schema: () => import('../schemas.ts').then(schemas => schemas.generalMailForm),
    defaultValues: { ...timingOf(row), study_card_statuses: row?.study_card_statuses ?? [], ...fieldsOf(row) },
  });
  const options = {
    done: t('mails.saved'),
    onDone: onClose,
    onRefusal: (refusal: ApiRefusal) => showRefusal(form, refusal),
  };
  const create = useSend(mails.general.create, options);
  const change = useSend(mails.general.change, options);
  const save = (values: GeneralMailForm) =>
    row
      ? change.mutateAsync({ params: { uid: row.uid }, body: bodyOf(values) })
      : create.mutateAsync({ body: bodyOf(values) });
  return (
    <FormDialog
      title={t(row ? 'form.change_title' : 'form.add_title')}
      wide
      form={form}
      onSubmit={save}
      submit={t('form.save')}
      busy={create.isPending || change.isPending}
      onClose={onClose}
    >
      <Statuses />
      <Wording />
      <TimingFields />
    </FormDialog>
  );
}

function Statuses() {
  const t = useText();
  const format = useFormat();
  const options = useStatuses().data ?? [];
  const {
    field: { value, onChange },
    fieldState,
  } = useController<GeneralMailForm, 'study_card_statuses'>({ name: 'study_card_statuses' });
  return (
    <>
      <Autocomplete
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        options={options}
        value={options.filter(option => value.includes(option.value))}
        onChange={(_event, chosen) => onChange(chosen.map(option => option.value))}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        getOptionKey={option => option.value}
        getOptionLabel={option => format.name(option.name)}
        renderInput={params => (
          <TextField
            {...params}
            label={t('form.statuses')}
            error={fieldState.invalid}
            helperText={fieldState.error?.message ?? t('form.statuses_hint')}
          />
        )}
      />
      <ReachNow kind="general" statuses={value} />
    </>
  );
}

/** Subject and text, a language at a time; one is enough. */
function Wording() {
  const t = useText();
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [isPreviewed, setPreviewed] = useState(false);
  const values = useWatch<GeneralMailForm>() as GeneralMailForm;
  return (
    <fieldset className="field" style={{ border: 0, padding: 0, margin: 0, gap: 12 }}>
      <legend style={{ font: 'var(--t-label)', color: 'var(--ink-2)' }}>{t('form.wording')}</legend>
      <p className="mut">{t('form.wording_hint')}</p>
      <TabBar
        label={t('form.language')}
        tabs={locales.map(id => ({ id: `write-${id}` as const, label: languageNames[id] }))}
        selected={`write-${language}`}
        onSelect={id => setLanguage(id.slice('write-'.length) as Locale)}
      />
      <div
        role="tabpanel"
        id={`panel-write-${language}`}
        aria-labelledby={`tab-write-${language}`}
        style={{ display: 'grid', gap: 12 }}
        key={language}
      >
        <TextInput name={`subject_${language}`} label={t('form.subject')} maxLength={200} />
        <TextInput name={`text_${language}`} label={t('form.text')} rows={6} maxLength={5000} />
      </div>
      <PreviewToggle open={isPreviewed} onToggle={() => setPreviewed(!isPreviewed)} />
      {isPreviewed && (
        <MailPreview kind="general" subject={wordsOf(values, 'subject')} text={wordsOf(values, 'text')} />
      )}
    </fieldset>
  );
}
