import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { toast } from '../../shell/toast.ts';
import { useLookText } from '../text.ts';
import { PictureButton } from './picture-button.tsx';

const images = 'GET /common/images/' as const;

/** The university's pictures, and which of them stands behind the log-in. */
export function BackgroundField({ onDone }: { onDone: () => void }) {
  const t = useLookText();
  const format = useFormat();
  const client = useQueryClient();
  const [fault, setFault] = useState<string>();
  const pictures = useCall(images);
  const settings = useCall('GET /common/system_settings/');
  const options = { invalidate: [images], onDone, onRefusal: ({ message }: Error) => setFault(message) };
  const choose = useSend('PUT /common/background/image/', {
    ...options,
    done: ({ background }) => t(background ? 'chosen' : 'own_done'),
  });
  const remove = useSend('DELETE /common/images/{uid}/', { ...options, done: t('removed') });
  if (!pictures.isSuccess || !settings.isSuccess) return <CallState call={[pictures, settings]} lines={4} />;
  const { header_image_min_width: width, header_image_min_height: height, header_image_max_mb: mb } = settings.data;
  return (
    <>
      <p className="mut">{t('background_hint', { width, height, mb })}</p>
      {fault && (
        <p role="alert" className="field-text invalid">
          {fault}
        </p>
      )}
      <div className="form-actions" style={{ margin: 'var(--s3) 0' }}>
        <PictureButton
          mb={mb}
          onFault={setFault}
          onDone={() => {
            toast.success(t('uploaded'));
            void client.invalidateQueries({ queryKey: [images] });
          }}
        >
          {t('upload')}
        </PictureButton>
        {pictures.data.some(({ is_current }) => is_current) && (
          <ActButton aria-busy={choose.isPending} onClick={() => choose.mutate({ body: { picture: null } })}>
            {t('own')}
          </ActButton>
        )}
      </div>
      {pictures.data.length === 0 && <EmptyState title={t('none')} />}
      <ul
        style={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 'var(--s4)',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {pictures.data.map(({ uid, url, name, is_current, unused_since, ...size }) => (
          <li key={uid} style={{ display: 'grid', gap: 'var(--s2)', alignContent: 'start' }}>
            <img
              src={url}
              alt={name}
              loading="lazy"
              style={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 8 }}
            />
            <div style={{ overflowWrap: 'anywhere' }}>
              {name} <span className="mut num">{t('size', { width: size.width, height: size.height })}</span>
            </div>
            {is_current && <StatusChip tone="ok">{t('now')}</StatusChip>}
            {unused_since && <div className="mut">{t('unused', { day: format.shortDate(unused_since) })}</div>}
            {!is_current && (
              <div className="form-actions">
                <ActButton
                  aria-label={`${t('choose')}: ${name}`}
                  onClick={() => choose.mutate({ body: { picture: uid } })}
                >
                  {t('choose')}
                </ActButton>
                <ActButton aria-label={`${t('remove')}: ${name}`} onClick={() => remove.mutate({ params: { uid } })}>
                  {t('remove')}
                </ActButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
