import { useState } from 'react';
import type { TypeForSetting } from '@portal/event-schemas/applications/views.ts';
import { useSend } from '../../../http/use-send.ts';
import type { RefusalBy } from '../../../http/refusal.ts';
import { toast } from '../../../shell/toast.ts';
import { useTypesText } from '../../text.ts';
import type { TypeDraft } from './use-type-draft.ts';

const read = [
  'GET /studapps/app-types/app_types_for_setting/',
  'GET /studapps/app-types/{uid}/definition/',
  'GET /studapps/app-types/{uid}/versions/',
] as const;

type Refusal = RefusalBy<'PUT /studapps/app-types/{uid}/' | 'POST /studapps/app-types/{uid}/publish/'>;

/** Saving and publishing a draft. A refusal leaves everything on the screen; what somebody else has saved meanwhile is not written over unasked. */
export function useKeepType(type: TypeForSetting, draft: TypeDraft) {
  const t = useTypesText();
  const [revision, setRevision] = useState(type.revision);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asking, setAsking] = useState(false);
  const saveCall = useSend('PUT /studapps/app-types/{uid}/', { onRefusal: setRefusal, invalidate: read });
  const publishCall = useSend('POST /studapps/app-types/{uid}/publish/', {
    onRefusal: setRefusal,
    invalidate: read,
  });
  const params = { uid: type.uid };

  /** `anyway`: over what somebody else has saved. */
  async function save(anyway = false, quiet = false): Promise<number | null> {
    const { definition } = draft;
    setRefusal(null);
    try {
      const saved = await saveCall.mutateAsync({ params, body: anyway ? definition : { ...definition, revision } });
      setRevision(saved.revision);
      draft.settle(definition);
      if (!quiet) toast.success(t('acts_done.saved'));
      return saved.revision;
    } catch {
      return null;
    }
  }
  async function publish(): Promise<void> {
    const seen = draft.dirty ? await save(false, true) : revision;
    if (seen !== null) {
      const published = await publishCall.mutateAsync({ params, body: { revision: seen } }).catch(() => null);
      if (published) toast.success(t('acts_done.published', { version: published.version ?? 1 }));
    }
    setAsking(false);
  }
  return {
    save,
    publish,
    asking,
    ask: () => setAsking(true),
    cancel: () => setAsking(false),
    saving: saveCall.isPending,
    publishing: saveCall.isPending || publishCall.isPending,
    refusal: refusal?.message ?? null,
    overtaken: refusal?.code === 'applications.type_changed_meanwhile',
  };
}
