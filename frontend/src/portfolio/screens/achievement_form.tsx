import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { FieldsView } from '@portal/event-schemas/portfolio/views.ts';
import { FormCallsProvider, FormEditor } from '../../applications/api.ts';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { formCalls } from '../calls.ts';
import { useEditorText } from '../text.ts';

/** portfolio/types/form?uid=…: the form of an achievement type; saved it is the next version. */
export default function AchievementForm() {
  const [search] = useSearchParams();
  const found = useCall('GET /portfolio/portfolios/get_achievement_fields/', {
    query: { achievement_type: search.get('uid') ?? '' },
  });
  if (found.data) return <Editor key={found.data.version} form={found.data} />;
  return <PageCallState call={found} />;
}

function Editor({ form }: { form: FieldsView }) {
  const t = useEditorText();
  const f = useFormat();
  const [kept] = useState(() => form.fields.map(({ property }) => property));
  const [properties, setProperties] = useState<readonly Property[]>(kept);
  const { uid, name } = form.achievement_type;
  const publish = useSend('PUT /portfolio/achievement_types/{uid}/fields/', { done: t('published') });
  const dirty = properties !== kept;
  return (
    <>
      <UnsavedGuard dirty={dirty && !publish.isSuccess} />
      <PageHeader
        title={f.name(name)}
        note={form.version === 0 ? t('no_form') : t('version', { version: form.version })}
        actions={
          <OfficeActButton
            variant="contained"
            disabled={!dirty || properties.length === 0 || publish.isPending}
            onClick={() => publish.mutate({ params: { uid }, body: { version: form.version, fields: properties } })}
          >
            {t('publish')}
          </OfficeActButton>
        }
      />
      <p className="mut">{t('hint')}</p>
      <FormCallsProvider value={formCalls}>
        <FormEditor properties={properties} onChange={setProperties} />
      </FormCallsProvider>
    </>
  );
}
