import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { loadTypeNames, preparationLevelNames } from '@portal/event-schemas/curriculum/names.ts';
import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { audiences } from '@portal/event-schemas/notifications/audiences.ts';
import type { BannerRow } from '@portal/event-schemas/notifications/banners.ts';
import { inEveryLanguage } from '@portal/event-schemas/notifications/texts-in-languages.ts';
import { useController, useWatch } from 'react-hook-form';
import { useLocale } from '../../../app/portal.ts';
import { SelectInput } from '../../../forms/choice-inputs.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { MomentInput } from '../../../forms/moment-input.tsx';
import { NumberInput } from '../../../forms/number-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { ApiRefusal } from '../../../http/refusal.ts';
import { useCall } from '../../../http/use-call.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { languageNames } from '../../../i18n/texts.ts';
import { timeZone } from '../../../i18n/time-zone.ts';
import { BannerLine } from '../../../shell/notification-banners.tsx';
import { useBannersText } from '../../banners-text.ts';
import type { BannerForm as Values } from '../../schemas.ts';

const path = '/new_notifications/web_notification_banner/' as const;
const types = ['university', 'important', 'personal', 'group'] as const;
const nobody = '' as const;

const valuesOf = (row: BannerRow | null): Values => ({
  type: row?.type ?? 'university',
  begin_to_show_at: row?.begin_to_show_at ?? '',
  stop_to_show_at: row?.stop_to_show_at ?? '',
  target_audience: row?.target_audience ?? 'everybody',
  roles: row?.target_audience_options ?? [],
  preparation_level: row?.preparation_level ?? nobody,
  load_type: row?.load_type ?? nobody,
  course: row?.course ?? null,
  duration: row?.duration ?? null,
  message_ru: row?.message.ru ?? '',
  message_kk: row?.message.kk ?? '',
  message_en: row?.message.en ?? '',
  message_ky: row?.message.ky ?? '',
});
const messageOf = (values: Values): Localized => ({
  ru: values.message_ru,
  kk: values.message_kk,
  en: values.message_en,
  ky: values.message_ky,
});
const bodyOf = ({ roles, preparation_level, load_type, ...values }: Values) => ({
  type: values.type,
  message: messageOf({ roles, preparation_level, load_type, ...values }),
  begin_to_show_at: values.begin_to_show_at,
  stop_to_show_at: values.stop_to_show_at,
  target_audience: values.target_audience,
  target_audience_options: roles,
  preparation_level: preparation_level || null,
  load_type: load_type || null,
  course: values.course,
  duration: values.duration,
});

/** A banner: what it says in which language, for whom, when, and how it will look. */
export function BannerForm({ row, onClose }: { row: BannerRow | null; onClose: () => void }) {
  const t = useBannersText();
  const form = useSchemaForm<Values>({
    schema: () => import('../../schemas.ts').then(schemas => schemas.bannerForm),
    defaultValues: valuesOf(row),
  });
  const options = { done: t('saved'), onDone: onClose, onRefusal: (refusal: ApiRefusal) => showRefusal(form, refusal) };
  const create = useSend(`POST ${path}`, options);
  const change = useSend(`PUT ${path}{uid}/`, options);
  const save = (values: Values) =>
    row
      ? change.mutateAsync({ params: { uid: row.uid }, body: bodyOf(values) })
      : create.mutateAsync({ body: bodyOf(values) });
  return (
    <FormDialog
      title={t(row ? 'form.change_title' : 'form.add_title')}
      form={form}
      onSubmit={save}
      submit={t('form.save')}
      busy={create.isPending || change.isPending}
      onClose={onClose}
    >
      <Wording />
      <SelectInput
        name="type"
        label={t('type')}
        choices={types.map(value => ({ value, label: t(`types.${value}`) }))}
      />
      <Audience />
      <MomentInput name="begin_to_show_at" label={t('begins')} hint={t('form.zone', { zone: timeZone() ?? 'UTC' })} />
      <MomentInput name="stop_to_show_at" label={t('stops')} />
      <NumberInput
        name="duration"
        label={t('form.duration')}
        hint={t('form.duration_hint')}
        min={3}
        max={3600}
        optional
      />
    </FormDialog>
  );
}

/** One language is enough; the banner as its readers will see it. */
function Wording() {
  const t = useBannersText();
  const format = useFormat();
  const own = useLocale();
  const values = useWatch<Values>() as Values;
  const order: readonly Locale[] = [own, ...locales.filter(locale => locale !== own)];
  const message = format.name(inEveryLanguage(messageOf(values)));
  return (
    <>
      <p className="mut">{t('form.wording_hint')}</p>
      {order.map(locale => (
        <TextInput
          key={locale}
          name={`message_${locale}`}
          label={`${t('message')}: ${languageNames[locale]}`}
          rows={2}
          maxLength={500}
        />
      ))}
      {message && (
        <div aria-label={t('form.preview')} role="group">
          <BannerLine type={values.type} message={message} />
        </div>
      )}
    </>
  );
}

function Audience() {
  const t = useBannersText();
  const format = useFormat();
  const audience = useWatch<Values, 'target_audience'>({ name: 'target_audience' });
  const { data: roles = [] } = useCall<{ value: Role; name: Localized }[]>(
    'GET /new_notifications/role_names/',
    {},
    { staleTime: Infinity },
  );
  const {
    field: { value: chosen, onChange },
    fieldState,
  } = useController<Values, 'roles'>({ name: 'roles' });
  const choices = (names: Record<string, Localized>) => [
    { value: nobody, label: t('form.all') },
    ...Object.entries(names).map(([value, name]) => ({ value, label: format.name(name) })),
  ];
  return (
    <>
      <SelectInput
        name="target_audience"
        label={t('audience')}
        choices={audiences.map(value => ({ value, label: t(`audiences.${value}`) }))}
      />
      {audience === 'roles' && (
        <Autocomplete
          multiple
          disableCloseOnSelect
          filterSelectedOptions
          options={roles}
          value={roles.filter(role => chosen.includes(role.value))}
          onChange={(_event, picked) => onChange(picked.map(role => role.value))}
          isOptionEqualToValue={(one, other) => one.value === other.value}
          getOptionKey={role => role.value}
          getOptionLabel={role => format.name(role.name)}
          renderInput={params => (
            <TextField
              {...params}
              label={t('form.roles')}
              error={fieldState.invalid}
              helperText={fieldState.error?.message}
            />
          )}
        />
      )}
      {audience === 'students' && (
        <SelectInput name="preparation_level" label={t('form.level')} choices={choices(preparationLevelNames)} />
      )}
      {audience === 'students' && (
        <NumberInput name="course" label={t('form.course')} hint={t('form.course_hint')} min={1} max={8} optional />
      )}
      {audience === 'teachers' && (
        <SelectInput
          name="load_type"
          label={t('form.load_type')}
          hint={t('form.load_type_hint')}
          choices={choices(loadTypeNames)}
        />
      )}
    </>
  );
}
