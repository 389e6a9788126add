import { fieldOfSciences } from '@portal/event-schemas/registration/records.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { CheckboxInput } from '../../forms/choice-inputs.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { languageNames } from '../../i18n/texts.ts';
import type { ScienceForm } from '../schemas.ts';
import { useOfficeText, useText } from '../text.ts';
import { DisciplinePicker } from './discipline-picker.tsx';

export type Science = z.infer<typeof fieldOfSciences.fields> & { uid: string };
const languages = ['ru', 'kk', 'en', 'ky'] as const;

/** A field of sciences: how it is called, how many credits, and the disciplines whose courses it opens. */
export function ScienceFormDialog({ science, onClose }: { science: Science | null; onClose: () => void }) {
  const t = useText();
  const o = useOfficeText();
  const [disciplines, setDisciplines] = useState<string[]>(science?.disciplines ?? []);
  const { ru = '', kk = '', en = '', ky = '' } = science?.name ?? {};
  const form = useSchemaForm<ScienceForm>({
    schema: () => import('../schemas.ts').then(schemas => schemas.scienceForm),
    defaultValues: {
      code: science?.code ?? '',
      ru,
      kk,
      en,
      ky,
      credit: science?.credit ?? 15,
      is_active: science?.is_active ?? true,
    },
  });
  const options = {
    done: o('sciences.saved'),
    onDone: onClose,
    onRefusal: (refusal: Parameters<typeof showRefusal>[1]) => showRefusal(form, refusal),
  };
  const create = useSend('POST /registration/fields_of_sciences/', options);
  const change = useSend('PUT /registration/fields_of_sciences/{uid}/', options);
  const save = async ({ code, credit, is_active, ...name }: ScienceForm): Promise<void> => {
    const body = { code, name, credit, is_active, disciplines };
    await (science ? change.mutateAsync({ params: { uid: science.uid }, body }) : create.mutateAsync({ body }));
  };
  return (
    <FormDialog
      title={o(science ? 'sciences.change_title' : 'sciences.add_title')}
      form={form}
      onSubmit={save}
      submit={t('common.save')}
      busy={create.isPending || change.isPending}
      dirty={disciplines.join() !== (science?.disciplines ?? []).join()}
      onClose={onClose}
    >
      <TextInput name="code" label={o('sciences.code')} maxLength={50} />
      {languages.map(language => (
        <TextInput
          key={language}
          name={language}
          label={`${o('sciences.name')} (${languageNames[language]})`}
          maxLength={200}
        />
      ))}
      <NumberInput name="credit" label={o('sciences.credit')} min={1} max={240} />
      <DisciplinePicker
        label={o('sciences.disciplines')}
        hint={o('sciences.disciplines_hint')}
        value={disciplines}
        onChange={setDisciplines}
      />
      <CheckboxInput name="is_active" label={o('sciences.is_active')} />
    </FormDialog>
  );
}
