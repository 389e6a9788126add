import type { thirdPartyApi } from '@portal/event-schemas/integrations/entities.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useSend } from '../../http/use-send.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { toast } from '../../shell/toast.ts';
import { useApiText } from '../text.ts';

/** Sends a test message and says what came back. */
export function CheckButton({ api }: { api: Row<typeof thirdPartyApi> }) {
  const t = useApiText();
  const check = useSend('POST /third_party_apis/{uid}/check/', {
    invalidate: [],
    onDone: ({ status, ms, error }) => {
      const isGood = status !== null && status >= 200 && status < 300;
      const said = status === null ? t('check_failed', { error: error ?? '' }) : t('checked', { status, ms });
      if (isGood) toast.success(said);
      else toast.error(said);
    },
  });
  return (
    <OfficeActButton
      variant="outlined"
      disabled={api.key === null || check.isPending}
      onClick={() => void check.mutateAsync({ params: { uid: api.uid } }).catch(() => {})}
    >
      {t('check')}
    </OfficeActButton>
  );
}
