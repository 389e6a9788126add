import { useEffect, useState, useSyncExternalStore } from 'react';
import { fromAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import { api, newKey } from '../../../http/client.ts';
import { DraftKeeper, type DraftServer, type DraftShown, type DraftStart } from './draft-keeper.ts';

const save = 'PUT /studapps/answers/{uid}/' as const;
const server: DraftServer = {
  create: (body, idempotencyKey) => api('POST /studapps/answers/', { body }, { idempotencyKey, quiet: true }),
  save: (uid, body) => api(save, { params: { uid }, body }, { quiet: true }),
  send: (uid, body) => api(save, { params: { uid }, body }),
  values: async uid => {
    const { form, values } = await api('GET /studapps/answers/{uid}/', { params: { uid } }, { quiet: true });
    return fromAnswers(form.properties, values).values;
  },
};

/** A form that keeps itself: see DraftKeeper. It saves when the page goes out of sight and when the connection comes back. */
export function useDraft(start: DraftStart): { draft: DraftKeeper; shown: DraftShown } {
  const [draft] = useState(() => new DraftKeeper(start, server, newKey));
  const shown = useSyncExternalStore(draft.subscribe, () => draft.shown);
  useEffect(() => {
    const now = (): void => void draft.flush();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') now();
    };
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', hidden);
      draft.stop();
    };
  }, [draft]);
  return { draft, shown };
}
