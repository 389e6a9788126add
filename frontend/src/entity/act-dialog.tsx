import type { Fields } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Act } from '@portal/event-schemas/kernel/entity/life.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../forms/use-schema-form.ts';
import { TextInput } from '../forms/text-input.tsx';
import { ApiRefusal } from '../http/refusal.ts';
import { useAct, type ActProps } from './use-act.ts';
import { EntityInputs } from './inputs.tsx';
import { useShown } from './values.tsx';
import { useEntityWords, useKitText } from './words.ts';

/** Asks for what an act wants to know: a comment, fields that it fills in; or only whether it is meant. */
export function ActDialog({ onClose, ...props }: ActProps & { onClose: () => void }) {
  const { entity, name, rows } = props;
  const t = useKitText();
  const words = useEntityWords(entity);
  const { titleOf } = useShown(entity);
  const act: Act = entity.life!.acts[name]!;
  const send = useAct({
    ...props,
    onDone: () => {
      props.onDone?.();
      onClose();
    },
  });
  const asked = act.asks ?? [];
  const form = useSchemaForm<Record<string, unknown>>({
    schema: () =>
      import('@portal/event-schemas/kernel/entity/schemas.ts').then(
        ({ actForm }) => actForm(act, entity.fields as Fields) as never,
      ),
    defaultValues: {
      ...(act.comment ? { comment: '' } : {}),
      ...Object.fromEntries(asked.map(field => [field, rows[0]?.[field] ?? ''])),
    },
  });
  const { does } = words.acts![name]!;
  const what = props.about ?? (rows.length === 1 ? titleOf(rows[0]!) : t('count', { smart_count: rows.length }));
  async function save(body: Record<string, unknown>): Promise<void> {
    try {
      await send.mutateAsync(body);
    } catch (error) {
      if (error instanceof ApiRefusal) showRefusal(form, error);
    }
  }
  return (
    <FormDialog
      title={`${does}: ${what}`}
      form={form}
      onSubmit={save}
      submit={does}
      busy={send.isPending}
      onClose={onClose}
    >
      {asked.length > 0 && <EntityInputs entity={entity} only={asked} asked />}
      {act.comment && (
        <TextInput
          name="comment"
          label={words.fields['comment'] ?? t('comment')}
          rows={3}
          maxLength={1000}
          {...(act.comment === 'optional' ? { hint: t('optional') } : {})}
        />
      )}
    </FormDialog>
  );
}
