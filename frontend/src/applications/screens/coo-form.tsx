import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import { defaultValues } from '@portal/event-schemas/forms/form-rules.ts';
import type { TypeForm } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../app/links.ts';
import { api } from '../../http/client.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ErrorState, Skeletons, StateMessage } from '../../shell/states.tsx';
import { useApplication, useTypeForm } from '../calls.ts';
import { useMineText } from '../mine-text.ts';
import { FillForm } from '../parts/mine/fill-form.tsx';

/** Values that a new form begins with: those that the portal knows. Without them it begins empty. */
const useInitial = (form: TypeForm | undefined) =>
  useQuery<FormValues, Error>({
    queryKey: ['form-initial', form?.uid, form?.version],
    enabled: form !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
    queryFn: async () => {
      const values = defaultValues(form!.properties);
      const first = form!.properties.find(({ initial }) => initial !== null);
      if (!first) return values;
      const found = await api(
        'POST /applications/autofill_form_fields/',
        // Nothing is filled in yet: the 0 of a number would count as an answer, and stay.
        { body: { property_id: first.uid, form_values: {} } },
        { quiet: true },
      ).catch(() => null);
      return { ...values, ...found?.values };
    },
  });

/** Fills in an application of a type: a new one, a draft, or one that came back for correction (`?application=`). */
export default function CooForm() {
  const t = useMineText();
  const f = useFormat();
  const link = useLink();
  const { type = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  // A new form that becomes a draft stays the same form: only its address changes.
  const [opened] = useState(search.get('application'));
  const begun = useCallback((uid: string) => setSearch({ application: uid }, { replace: true }), [setSearch]);
  const fresh = useTypeForm(type, opened === null);
  const application = useApplication(opened ?? '', { enabled: opened !== null, live: false });
  const initial = useInitial(opened === null ? fresh.data : undefined);
  const form = opened === null ? fresh.data : application.data?.form;
  const title = form ? f.name(form.names) : undefined;
  const failed = fresh.error ?? application.error;
  const locked = application.data && !application.data.may.includes('edit') ? application.data : null;
  return (
    <>
      <PageHeader
        {...(title ? { title } : {})}
        {...(application.data?.number ? { note: t('page.number', { number: application.data.number }) } : {})}
      />
      {failed ? (
        <Panel flush>
          <ErrorState error={failed} retry={() => void (opened === null ? fresh : application).refetch()} />
        </Panel>
      ) : locked ? (
        <Panel flush>
          <StateMessage
            icon="lock"
            title={t('form.not_editable')}
            action={
              <Link className="button" to={link('coo-application', { uid: locked.uid })}>
                {f.name(locked.type_name)}
              </Link>
            }
          >
            {locked.why_not['edit']}
          </StateMessage>
        </Panel>
      ) : form && (opened !== null || initial.isFetched) ? (
        <FillForm form={form} application={application.data ?? null} initial={initial.data ?? {}} onBegun={begun} />
      ) : (
        <Panel flush>
          <Skeletons lines={8} height={28} />
        </Panel>
      )}
    </>
  );
}
