import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { Brand } from '../../shell/brand.tsx';
import { toast } from '../../shell/toast.ts';
import { useLookText } from '../text.ts';
import { PictureButton } from './picture-button.tsx';

const standing = 'GET /common/background/delete_logo/' as const;

/** The logo as it is, another one, the portal's own again, or the former one. */
export function LogoField({ onDone }: { onDone: () => void }) {
  const t = useLookText();
  const format = useFormat();
  const client = useQueryClient();
  const id = useId();
  const [fault, setFault] = useState<string>();
  const { data } = useCall(standing);
  const changed = (): void => {
    void client.invalidateQueries({ queryKey: ['GET /common/first_steps/'] });
    void client.invalidateQueries({ queryKey: [standing] });
    onDone();
  };
  const options = { invalidate: [], onDone: changed, onRefusal: ({ message }: Error) => setFault(message) };
  const remove = useSend('DELETE /common/background/delete_logo/', { ...options, done: t('logo_removed') });
  const back = useSend('POST /common/logo/put_back/', { ...options, done: t('logo_saved') });
  return (
    <div className="field" role="group" aria-labelledby={id} style={{ marginTop: 'var(--s5)' }}>
      <span id={id} className="field-label">
        {t('logo')}
      </span>
      <div style={{ display: 'flex', gap: 'var(--s3)', alignItems: 'center', flexWrap: 'wrap' }}>
        <Brand size={48} />
        <PictureButton
          logo
          mb={1}
          onFault={setFault}
          onDone={() => {
            toast.success(t('logo_saved'));
            changed();
          }}
        >
          {t('logo_choose')}
        </PictureButton>
        {data?.can_delete && (
          <ActButton aria-busy={remove.isPending} onClick={() => remove.mutate({})}>
            {t('logo_remove')}
          </ActButton>
        )}
        {data?.former && (
          <ActButton aria-busy={back.isPending} onClick={() => back.mutate({})}>
            {t('logo_back')}
          </ActButton>
        )}
      </div>
      <div role={fault ? 'alert' : undefined} className={fault ? 'field-text invalid' : 'field-text'}>
        {fault ?? t('logo_hint', { pixels: 64, size: 1 })}
        {!fault && data?.former && ` ${t('logo_until', { day: format.shortDate(data.former.until) })}`}
      </div>
    </div>
  );
}
