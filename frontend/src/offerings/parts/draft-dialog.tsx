import { disciplines } from '@portal/event-schemas/curriculum/targets.ts';
import type { DraftBody } from '@portal/event-schemas/offerings/requests.ts';
import { useNavigate } from 'react-router';
import { useLink } from '../../app/links.ts';
import { RefInput } from '../../entity/ref-input.tsx';
import { SelectInput } from '../../forms/choice-inputs.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { useOfferingsText } from '../text.ts';

/** A new draft: of which discipline, in which term. The rest is planned in its editor, which opens with it. */
export function DraftDialog({ term, onClose }: { term: string | undefined; onClose: () => void }) {
  const t = useOfferingsText();
  const format = useFormat();
  const link = useLink();
  const navigate = useNavigate();
  const terms = useCall(
    'GET /organizations/study_period_list/',
    { query: { page: 0, page_size: 100 } },
    { staleTime: 60_000 },
  );
  const form = useSchemaForm<Record<string, unknown>>({
    schema: () => import('@portal/event-schemas/offerings/requests.ts').then(({ draftBody }) => draftBody as never),
    defaultValues: { discipline: '', study_period: term ?? '' },
  });
  const create = useSend('POST /offerings/', {
    done: t('drafted'),
    onDone: ({ uid }) => void navigate(link('planned-course', { uid })),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  const choices = (terms.data?.results ?? []).map(({ uid, name }) => ({ value: uid, label: format.name(name) }));
  return (
    <FormDialog
      title={t('new_draft')}
      form={form}
      onSubmit={body => create.mutateAsync({ body: body as unknown as DraftBody })}
      submit={t('make_draft')}
      busy={create.isPending}
      onClose={onClose}
    >
      <SelectInput name="study_period" label={t('term')} choices={choices} />
      <RefInput name="discipline" label={t('discipline')} to={disciplines} several={false} />
      <p className="mut">{t('draft_hint')}</p>
    </FormDialog>
  );
}
