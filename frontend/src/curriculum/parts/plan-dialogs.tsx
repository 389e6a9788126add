import { study_plan, type PlanLine } from '@portal/event-schemas/curriculum/entities/plans.ts';
import { copiedCode } from '@portal/event-schemas/curriculum/plan-copy.ts';
import { disciplines } from '@portal/event-schemas/curriculum/targets.ts';
import { useNavigate } from 'react-router';
import { useLink } from '../../app/links.ts';
import { RefInput } from '../../entity/ref-input.tsx';
import { useEntityWords } from '../../entity/words.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { api } from '../../http/client.ts';
import { useSend } from '../../http/use-send.ts';
import { useCurriculumText } from '../text.ts';
import { schemaOf } from './schema-of.ts';

const { code, entry_year, lines } = study_plan.fields;

/** Copies a plan for another year of entry, and leads to the copy. `plan`: `SE-2025` of 2025 is offered as `SE-2026`. */
export function CopyPlan({
  plan,
  onClose,
}: {
  plan: { uid: string; code: string; entry_year: number };
  onClose: () => void;
}) {
  const t = useCurriculumText();
  const words = useEntityWords(study_plan);
  const link = useLink();
  const navigate = useNavigate();
  const year = plan.entry_year + 1;
  const offered = copiedCode(plan.code, plan.entry_year, year);
  const form = useSchemaForm<{ code: string; entry_year: number }>({
    schema: schemaOf({ code, entry_year }),
    defaultValues: { code: offered, entry_year: year },
  });
  const copy = useSend('POST /curriculum/study_plans/{uid}/copy/', {
    done: t('copied'),
    onDone: ({ uid }) => {
      onClose();
      void navigate(link('study-plan', { uid }));
    },
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('copy')}
      form={form}
      submit={t('copy')}
      busy={copy.isPending}
      onSubmit={body => copy.mutateAsync({ params: { uid: plan.uid }, body }).catch(() => undefined)}
      onClose={onClose}
    >
      <NumberInput name="entry_year" label={words.fields['entry_year']!} min={1950} max={2100} />
      <TextInput name="code" label={words.fields['code']!} maxLength={50} />
    </FormDialog>
  );
}

/** Asks for a discipline and its semester; its credits are those of the catalogue. */
export function AddLine({
  terms,
  onAdd,
  onClose,
}: {
  terms: number;
  onAdd: (line: PlanLine) => void;
  onClose: () => void;
}) {
  const t = useCurriculumText();
  const words = useEntityWords(study_plan);
  const { discipline, semester } = lines.columns;
  const form = useSchemaForm<{ discipline: string; semester: number }>({
    schema: schemaOf({ discipline, semester }),
    defaultValues: { discipline: '', semester: 1 },
  });
  const columns = words.columns!['lines']!;
  return (
    <FormDialog
      title={t('add')}
      form={form}
      submit={t('add')}
      onSubmit={async line => {
        const { credits } = await api('GET /curriculum/disciplines/{uid}/', {
          params: { uid: line.discipline },
        });
        onAdd({ ...line, credits });
        onClose();
      }}
      onClose={onClose}
    >
      <RefInput name="discipline" label={columns['discipline']!} to={disciplines} several={false} />
      <NumberInput name="semester" label={columns['semester']!} min={1} max={terms} />
    </FormDialog>
  );
}
