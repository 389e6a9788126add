import { disciplines, studyPeriods } from '@portal/event-schemas/curriculum/targets.ts';
import type { DraftBody } from '@portal/event-schemas/offerings/requests.ts';
import { useNavigate } from 'react-router';
import { useLink } from '../../app/links.ts';
import { RefInput } from '../../entity/ref-input.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useOfferingsText } from '../text.ts';

/** A new draft: of which discipline, in which term. The rest is planned in its editor, which opens with it. */
export function DraftDialog({ term, onClose }: { term: string | undefined; onClose: () => void }) {
  const t = useOfferingsText();
  const link = useLink();
  const navigate = useNavigate();
  const form = useSchemaForm<Record<string, unknown>>({
    schema: () => import('@portal/event-schemas/offerings/requests.ts').then(({ draftBody }) => draftBody as never),
    defaultValues: { discipline: '', study_period: term ?? '' },
  });
  const create = useSend('POST /offerings/', {
    done: t('drafted'),
    onDone: ({ uid }) => void navigate(link('planned-course', { uid })),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('new_draft')}
      form={form}
      onSubmit={body => create.mutateAsync({ body: body as unknown as DraftBody })}
      submit={t('make_draft')}
      busy={create.isPending}
      onClose={onClose}
    >
      <RefInput name="study_period" label={t('term')} to={studyPeriods} several={false} />
      <RefInput name="discipline" label={t('discipline')} to={disciplines} several={false} />
      <p className="mut">{t('draft_hint')}</p>
    </FormDialog>
  );
}
