import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useSend } from '../../../http/use-send.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useReadOnlyReason } from '../../../shell/read-only-reason.ts';
import { CallState } from '../../../shell/states.tsx';
import { toast } from '../../../shell/toast.ts';
import { useProfileText } from '../../profile-text.ts';
import { Photo } from '../people/photo.tsx';
import { CutPicture } from './cut-picture.tsx';

const mine = 'GET /user/avatar/' as const;
const types = ['image/png', 'image/jpeg', 'image/webp'];
/** As `avatarMaxBytes` of event-schemas, which the server holds to. */
const maxBytes = 10 * 1_048_576;

/** One's own picture: another one, cut out as one likes, or none. */
export function Avatar({ name }: { name: string }) {
  const t = useProfileText();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const readOnly = useReadOnlyReason() !== undefined;
  const [chosen, setChosen] = useState<File>();
  const [fault, setFault] = useState<string>();
  const own = useCall(mine, {});
  const remove = useSend('DELETE /user/avatar/', { invalidate: [mine], done: t('picture_removed') });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const fits = types.includes(file.type) && file.size <= maxBytes;
    setFault(fits ? undefined : t('picture_unfit'));
    setChosen(fits ? file : undefined);
  };
  const saved = (): void => {
    setChosen(undefined);
    toast.success(t('picture_saved'));
    void client.invalidateQueries({ queryKey: [mine] });
  };
  return (
    <Panel title={t('picture')}>
      <CallState call={own} lines={3} />
      {own.data && !chosen && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', alignItems: 'center' }}>
          <Photo file={own.data.file} name={name} label={t('picture')} />
          <div style={{ flex: '1 1 220px' }}>
            {!own.data.file && <p className="mut">{t('picture_none')}</p>}
            {own.data.state === 'rejected' && <p role="status">{t('picture_rejected', { reason: own.data.reason })}</p>}
            <div className="form-actions">
              <ActButton onClick={() => input.current?.click()}>
                {t(own.data.file ? 'picture_replace' : 'picture_choose')}
              </ActButton>
              {own.data.file && (
                <ActButton aria-busy={remove.isPending} onClick={() => remove.mutate({})}>
                  {t('picture_remove')}
                </ActButton>
              )}
            </div>
          </div>
        </div>
      )}
      {chosen && (
        <CutPicture
          file={chosen}
          onSaved={saved}
          onFault={message => {
            setChosen(undefined);
            setFault(message);
          }}
          onCancel={() => setChosen(undefined)}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('picture_choose')}
        accept={types.join(',')}
        disabled={readOnly}
        onChange={choose}
      />
      {fault && (
        <p role="alert" className="field-text invalid">
          {fault}
        </p>
      )}
    </Panel>
  );
}
