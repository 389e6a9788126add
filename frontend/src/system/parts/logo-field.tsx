import { useId, useRef, useState, type ChangeEvent } from 'react';
import { usePortal } from '../../app/portal.ts';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { Brand } from '../../shell/brand.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { useFirstStepsText as useText } from '../text.ts';

/** As `logoMaxBytes` of event-schemas, which the server holds to. */
const maxBytes = 100_000;
const types = ['image/png', 'image/jpeg'];

const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

/** The logo as it is, another one, or the portal's own again. */
export function LogoField({ onDone }: { onDone: () => void }) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { common } = usePortal();
  const readOnly = useReadOnlyReason();
  const [refusal, setRefusal] = useState<string>();
  const save = useSend('POST /common/logo/', {
    invalidate: ['GET /common/first_steps/'],
    done: t('university.logo_saved'),
    onDone,
    onRefusal: ({ message }) => setRefusal(message),
  });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (!types.includes(file.type) || file.size > maxBytes) return setRefusal(t('university.logo_unfit'));
    setRefusal(undefined);
    save.mutate({ body: { logo: await addressOf(file) } });
  };
  return (
    <div className="field" role="group" aria-labelledby={id} style={{ marginTop: 'var(--s5)' }}>
      <span id={id} className="field-label">
        {t('university.logo')}
      </span>
      <div style={{ display: 'flex', gap: 'var(--s3)', alignItems: 'center', flexWrap: 'wrap' }}>
        <Brand size={48} />
        <ActButton aria-describedby={`${id}-text`} onClick={() => input.current?.click()}>
          {t('university.logo_choose')}
        </ActButton>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={t('university.logo_choose')}
          disabled={readOnly !== undefined}
          accept={types.join(',')}
          onChange={event => void choose(event)}
        />
        {common.logo && (
          <ActButton onClick={() => save.mutate({ body: { logo: null } })}>{t('university.logo_remove')}</ActButton>
        )}
      </div>
      <div
        id={`${id}-text`}
        role={refusal ? 'alert' : undefined}
        className={refusal ? 'field-text invalid' : 'field-text'}
      >
        {refusal ?? t('university.logo_hint')}
      </div>
    </div>
  );
}
