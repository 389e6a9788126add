import Box from '@mui/material/Box';
import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { Form } from '../../forms/form.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { languageNames } from '../../i18n/texts.ts';
import { useLocale } from '../../app/portal.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import type { GuideForm } from '../parts/office/schemas.ts';
import { useOfficeText } from '../office-text.ts';

/** registration-guide: what students read about registration, in four languages, with how it looks beside it. */
export default function RegistrationGuide() {
  const t = useOfficeText();
  const guide = useCall('GET /organizations/manual/');
  return (
    <>
      <PageHeader note={t('guide.lead')} />
      <CallState call={guide} lines={8} />
      {guide.data && <Editor text={guide.data.text} />}
    </>
  );
}

const schema = () => import('../parts/office/schemas.ts').then(schemas => schemas.guideForm);

function Editor({ text }: { text: Localized }) {
  const t = useOfficeText();
  const own = useLocale();
  const form = useSchemaForm<GuideForm>({
    schema,
    defaultValues: { ru: text.ru, kk: text.kk, en: text.en, ky: text.ky },
  });
  const write = useSend('PUT /registration/manual/', {
    done: t('guide.saved'),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  const order: readonly Locale[] = [own, ...locales.filter(locale => locale !== own)];
  const shown = form.watch(own);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 'var(--s4)',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Panel>
        <Form
          form={form}
          submit={t('common.save')}
          busy={write.isPending}
          onSubmit={values => write.mutateAsync({ body: { text: values } })}
        >
          {order.map(locale => (
            <TextInput
              key={locale}
              name={locale}
              label={t('guide.text', { language: languageNames[locale] })}
              rows={locale === own ? 14 : 6}
              maxLength={20_000}
            />
          ))}
        </Form>
      </Panel>
      <Panel title={t('guide.preview')}>
        <div style={{ display: 'grid', gap: 'var(--s3)', maxWidth: 720 }}>
          {shown
            .split(/\n\s*\n/)
            .filter(paragraph => paragraph.trim())
            .map(paragraph => (
              <p key={paragraph} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {paragraph}
              </p>
            ))}
        </div>
      </Panel>
    </Box>
  );
}
