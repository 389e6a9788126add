import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { useSend } from '../../../http/use-send.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { useMineText } from '../../mine-text.ts';

/** Sets an application aside, or takes it out again: the other button undoes it. */
export function ArchiveButton({ application: { uid, may } }: { application: Pick<ApplicationView, 'uid' | 'may'> }) {
  const t = useMineText();
  const archived = may.includes('archive');
  const send = useSend('POST /studapps/answers/archive_student_app/', {
    done: t(archived ? 'page.archived' : 'page.restored'),
  });
  if (!archived && !may.includes('restore')) return null;
  return (
    <ActButton
      aria-busy={send.isPending}
      onClick={() => {
        if (!send.isPending) send.mutate({ body: { student_app: uid, archived } });
      }}
    >
      {t(archived ? 'page.archive' : 'page.restore')}
    </ActButton>
  );
}
