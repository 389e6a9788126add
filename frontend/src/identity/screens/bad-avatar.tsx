import { avatarStates, type AvatarState } from '@portal/event-schemas/identity/avatar-states.ts';
import type { JudgedAvatar } from '@portal/event-schemas/identity/people.ts';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { lazyDialog } from '../../shell/lazy-dialog.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { Photo } from '../parts/people/photo.tsx';
import { usePeopleText } from '../people-text.ts';

const ReasonDialog = lazyDialog(() => import('../../forms/reason-dialog.tsx').then(file => file.ReasonDialog));
const list = 'GET /user/bad_avatars/' as const;
const pageSize = 24;
const tones = { shown: 'info', accepted: 'ok', rejected: 'bad' } as const;

/** bad-avatar: pictures of people, for who looks through them; administrators decide. */
export default function BadAvatar() {
  const t = usePeopleText();
  const [state, setState] = useState<AvatarState | ''>('shown');
  const [page, setPage] = useState(0);
  const pictures = useCall(list, { query: { state, page, page_size: pageSize } }, { keepPrevious: true });
  const choose = (chosen: AvatarState | ''): void => {
    setState(chosen);
    setPage(0);
  };
  return (
    <>
      <PageHeader />
      <div role="group" aria-label={t('state')} className="form-actions">
        {(['', ...avatarStates] as const).map(one => (
          <button
            key={one}
            type="button"
            className={one === state ? 'button primary' : 'button'}
            aria-pressed={one === state}
            onClick={() => choose(one)}
          >
            {one === '' ? t('all') : t(`states.${one}`)}
          </button>
        ))}
      </div>
      <CallState call={pictures} lines={4} height={120} />
      {pictures.data?.count === 0 && <EmptyState title={t('none')} />}
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          gap: 'var(--s3)',
          padding: 0,
          listStyle: 'none',
        }}
      >
        {pictures.data?.results.map(picture => (
          <li key={picture.uid}>
            <Picture picture={picture} />
          </li>
        ))}
      </ul>
      <div className="form-actions">
        {page > 0 && (
          <button type="button" className="button" onClick={() => setPage(page - 1)}>
            {t('before')}
          </button>
        )}
        {pictures.data?.next && (
          <button type="button" className="button" onClick={() => setPage(page + 1)}>
            {t('more')}
          </button>
        )}
      </div>
    </>
  );
}

function Picture({ picture: { uid, display_name, state, reason, uploaded_at } }: { picture: JudgedAvatar }) {
  const t = usePeopleText();
  const format = useFormat();
  const decides = useSession().is_org_admin;
  const [rejecting, setRejecting] = useState(false);
  const decide = useSend('POST /user/bad_avatars/{uid}/decide/', {
    invalidate: [list],
    onDone: () => setRejecting(false),
  });
  const name = display_name ?? t('someone');
  return (
    <Panel>
      <div style={{ display: 'grid', gap: 'var(--s2)', justifyItems: 'start' }}>
        <Photo file={uid} name={name} label={t('photo_of', { name })} size={160} />
        {display_name && <b>{display_name}</b>}
        <span className="mut num">{t('uploaded', { date: format.shortDateTime(uploaded_at) })}</span>
        <StatusChip tone={tones[state]}>{t(`states.${state}`)}</StatusChip>
        {reason && <span className="mut">{t('why', { reason })}</span>}
        {decides && (
          <div className="form-actions">
            {state !== 'accepted' && (
              <ActButton
                aria-busy={decide.isPending}
                onClick={() => decide.mutate({ params: { uid }, body: { accept: true } })}
              >
                {t('accept')}
              </ActButton>
            )}
            {state !== 'rejected' && <ActButton onClick={() => setRejecting(true)}>{t('reject')}</ActButton>}
          </div>
        )}
      </div>
      {rejecting && (
        <ReasonDialog
          title={t('reject_title')}
          confirm={t('reject')}
          destructive
          busy={decide.isPending}
          label={t('reason')}
          maxLength={500}
          onConfirm={given => decide.mutate({ params: { uid }, body: { accept: false, reason: given } })}
          onClose={() => setRejecting(false)}
        >
          {t('reject_text')}
        </ReasonDialog>
      )}
    </Panel>
  );
}
