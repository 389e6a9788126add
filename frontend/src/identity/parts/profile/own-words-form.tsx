import type { OwnWords } from '@portal/event-schemas/identity/own-profile.ts';
import { Form } from '../../../forms/form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useProfileText } from '../../profile-text.ts';

const schema = () => import('@portal/event-schemas/identity/own-profile.ts').then(one => one.ownWords);

/** What a person says about themself. */
export function OwnWordsForm({ words }: { words: OwnWords }) {
  const t = useProfileText();
  const { about_me, status_text, last_name_latin, first_name_latin } = words;
  const form = useSchemaForm({ schema, values: { about_me, status_text, last_name_latin, first_name_latin } });
  const save = useSend('PUT /user/profile/', {
    invalidate: ['GET /user/profile/'],
    done: t('saved'),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <Panel title={t('about_title')}>
      <Form form={form} submit={t('save')} busy={save.isPending} onSubmit={body => save.mutateAsync({ body })}>
        <TextInput name="status_text" label={t('status')} hint={t('status_hint')} maxLength={100} />
        <TextInput name="about_me" label={t('about')} hint={t('about_hint')} rows={4} maxLength={1000} />
        <TextInput name="last_name_latin" label={t('last_name_latin')} hint={t('latin_hint')} maxLength={50} />
        <TextInput name="first_name_latin" label={t('first_name_latin')} hint={t('latin_hint')} maxLength={50} />
      </Form>
    </Panel>
  );
}
