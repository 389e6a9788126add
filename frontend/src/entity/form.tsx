import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import { emptyOf, formFields, type Entity, type Fields } from '@portal/event-schemas/kernel/entity/entity.ts';
import { inInput } from './in-input.ts';
import { hashKey } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { get, type UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../forms/form-dialog.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { showRefusal, useSchemaForm } from '../forms/use-schema-form.ts';
import { api } from '../http/client.ts';
import type { RefusalBy } from '../http/refusal.ts';
import { useSend } from '../http/use-send.ts';
import { EntityInputs } from './inputs.tsx';
import { useShown, type AnyRow } from './values.tsx';
import { useEntityWords, useKitText } from './words.ts';

type Values = Record<string, unknown>;
const valuesOf = (fields: Fields, row: AnyRow | null): Values =>
  Object.fromEntries(
    formFields(fields).map(([name, field]) => [name, inInput(field, row ? row[name] : emptyOf(field))]),
  );
/** What of the values differs from the row. */
const changesOf = (values: Values, row: AnyRow): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => hashKey([value]) !== hashKey([row[name]])));

export interface EntityFormProps {
  entity: Entity<any>;
  /** Null: a new one. */
  row: AnyRow | null;
  onClose: () => void;
  /** Stands on a page instead of in a dialog. */
  onPage?: boolean;
  /** After it was saved; `onClose` where it is left out. */
  onSaved?: (saved: AnyRow) => void;
  /** Stands below the inputs: a preview, a note. It may read the form with `useWatch`. */
  below?: ReactNode;
}

/**
 * Adds a record or changes one. Only what was changed is sent, with what it was before: where somebody else has changed
 * it meanwhile, the form says who, shows what stands there now and keeps what was typed; saving again is then meant.
 */
export function EntityForm({ entity, row, onClose, onPage = false, onSaved = onClose, below }: EntityFormProps) {
  const t = useKitText();
  const words = useEntityWords(entity);
  const { show, titleOf } = useShown(entity);
  const seen = useRef(row);
  const [loading, setLoading] = useState(false);
  const fields = entity.fields as Fields;
  const form = useSchemaForm<Values>({
    schema: () =>
      import('@portal/event-schemas/kernel/entity/schemas.ts').then(
        ({ checkedForm }) => checkedForm(entity, code => words.rules?.[code] ?? code) as never,
      ),
    defaultValues: valuesOf(fields, row),
  });
  const options = {
    // What a new record refers to has no name in the answer.
    done: (saved: AnyRow) => {
      const name = titleOf({ ...row, ...saved });
      return name === '–' ? t('saved_it') : t('saved', { name });
    },
    onDone: (saved: AnyRow) => {
      // Whoever leaves the page next is not asked whether to leave what is saved.
      flushSync(() => form.reset(form.getValues()));
      onSaved(saved);
    },
    onRefusal: (refusal: RefusalBy<CallTo<AnyRow>>) => void refused(refusal),
  };
  const create = useSend((entity.calls.create ?? 'POST /') as CallTo<AnyRow>, options);
  const change = useSend((entity.calls.change ?? 'PUT /') as CallTo<AnyRow>, options);

  async function refused(refusal: RefusalBy<CallTo<AnyRow>>): Promise<void> {
    showRefusal(form, refusal);
    if (refusal.code !== 'platform.changed_meanwhile' || !seen.current || !entity.calls.list) return;
    const now = await api(`${entity.calls.list}{uid}/` as CallTo<AnyRow>, { params: { uid: seen.current.uid } });
    seen.current = now;
    form.setError('root', { type: refusal.code, message: refusal.message });
    for (const name of Object.keys(refusal.fields))
      form.setError(inputOf(form, name), { type: 'changed', message: t('now', { value: show(name, now) }) });
  }
  async function save(values: Values): Promise<void> {
    if (!seen.current) return void (await create.mutateAsync({ body: values }));
    const changes = changesOf(values, seen.current);
    if (Object.keys(changes).length === 0) return onClose();
    const before = Object.fromEntries(Object.keys(changes).map(name => [name, seen.current![name]]));
    await change.mutateAsync({ params: { uid: seen.current.uid }, body: { ...changes, seen: before } });
  }
  const frame = {
    title: t(row ? 'change' : 'add', { object: words.object }),
    form,
    onSubmit: save,
    submit: t('save'),
    busy: create.isPending || change.isPending || loading,
    onClose,
  };
  const hasRows = formFields(fields).some(([, { kind }]) => kind === 'rows');
  const inputs = (
    <>
      <EntityInputs entity={entity} row={row} onLoading={setLoading} />
      {below}
    </>
  );
  return onPage ? (
    <FormPage {...frame}>{inputs}</FormPage>
  ) : (
    <FormDialog {...frame} wide={hasRows}>
      {inputs}
    </FormDialog>
  );
}

/** The input of a field: of a localized one the first of its languages. */
const inputOf = (form: UseFormReturn<Values>, name: string): string =>
  typeof get(form.getValues(), `${name}.ru`) === 'string' ? `${name}.ru` : name;
