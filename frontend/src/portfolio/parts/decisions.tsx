import type { AchievementView } from '@portal/event-schemas/portfolio/views.ts';
import { useState } from 'react';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { useSend } from '../../http/use-send.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useText } from '../text.ts';

/** Accept at once, reject with a reason; the office also takes an acceptance back. */
export function Decisions({ one }: { one: AchievementView }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const accept = useSend('POST /portfolio/portfolios/achievement_status/', { done: t('review.accepted') });
  const reject = useSend('POST /portfolio/portfolios/achievement_status/', {
    done: t('review.rejected'),
    onDone: () => setAsking(false),
  });
  const { uid: portfolio_order } = one.portfolio_order;
  const rejects = one.may.includes('reject') ? 'reject' : one.may.includes('revoke') ? 'revoke' : null;
  return (
    <>
      {one.may.includes('accept') && (
        <OfficeActButton
          size="small"
          variant="contained"
          disabled={accept.isPending}
          onClick={() => accept.mutate({ body: { portfolio_order, status: 'ACCEPTED' } })}
        >
          {t('act.accept')}
        </OfficeActButton>
      )}
      {rejects && (
        <OfficeActButton size="small" variant="outlined" color="error" onClick={() => setAsking(true)}>
          {t(`act.${rejects}`)}
        </OfficeActButton>
      )}
      {asking && rejects && (
        <ReasonDialog
          title={`${t(`act.${rejects}`)}: ${one.title || t('untitled')}`}
          confirm={t(`act.${rejects}`)}
          destructive
          busy={reject.isPending}
          label={t('review.why')}
          hint={t('review.why_hint')}
          onConfirm={comment => reject.mutate({ body: { portfolio_order, status: 'REJECTED', comment } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
