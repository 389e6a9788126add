import { useRevalidator } from 'react-router';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { forgetPortal, usePortal } from '../../app/portal.ts';
import { SelectInput } from '../../forms/choice-inputs.tsx';
import { Form } from '../../forms/form.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { languageNames } from '../../i18n/texts.ts';
import { useFirstStepsText as useText } from '../text.ts';
import { LanguagesInput } from './languages-input.tsx';
import { LogoField } from './logo-field.tsx';

const schema = () =>
  import('@portal/event-schemas/system/commands.ts').then(({ changeSystemSettings }) =>
    changeSystemSettings.pick({ university_name: true, languages: true, time_zone: true }),
  );

/** All time zones that the browser knows, and the one that holds. */
const zonesWith = (current: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), current])].sort().map(value => ({ value, label: value }));

/** Name, languages, time zone and logo of the university. */
export function UniversityForm() {
  const t = useText();
  const { common } = usePortal();
  const { revalidate } = useRevalidator();
  const form = useSchemaForm({
    schema,
    defaultValues: {
      university_name: common.university_name ?? { ru: '', kk: '', en: '', ky: '' },
      languages: common.languages,
      time_zone: common.time_zone,
    },
  });
  const again = (): void => {
    forgetPortal();
    void revalidate();
  };
  const save = useSend('POST /common/system_settings/', {
    invalidate: ['GET /common/first_steps/'],
    done: t('university.saved'),
    onDone: again,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <>
      <Form form={form} submit={t('save')} busy={save.isPending} onSubmit={body => save.mutateAsync({ body })}>
        {locales.map(locale => (
          <TextInput
            key={locale}
            name={`university_name.${locale}`}
            label={t('university.name', { language: languageNames[locale] })}
          />
        ))}
        <LanguagesInput name="languages" label={t('university.languages')} hint={t('university.languages_hint')} />
        <SelectInput
          name="time_zone"
          label={t('university.time_zone')}
          hint={t('university.time_zone_hint', { zone: common.time_zone })}
          choices={zonesWith(common.time_zone)}
        />
      </Form>
      <LogoField onDone={again} />
    </>
  );
}
