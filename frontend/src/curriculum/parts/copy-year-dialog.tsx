import { study_plan } from '@portal/event-schemas/curriculum/entities/plans.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useCurriculumText } from '../text.ts';
import { schemaOf } from './schema-of.ts';

const { entry_year } = study_plan.fields;

/** Asks which year of entry is copied to which; `year` to the one after it is offered. */
export function CopyYearDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const t = useCurriculumText();
  const form = useSchemaForm<{ from: number; to: number }>({
    schema: schemaOf({ from: entry_year, to: entry_year }),
    defaultValues: { from: year, to: year + 1 },
  });
  const copy = useSend('POST /curriculum/study_plans/copy_year/', {
    done: ({ copied, left }) => t('copied_year', { copied, left }),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('copy_year')}
      form={form}
      submit={t('copy_plans')}
      busy={copy.isPending}
      onSubmit={body => copy.mutateAsync({ body }).catch(() => undefined)}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{t('copy_year_text')}</p>
      <NumberInput name="from" label={t('copy_from')} min={1950} max={2100} />
      <NumberInput name="to" label={t('copy_to')} min={1950} max={2100} />
    </FormDialog>
  );
}
