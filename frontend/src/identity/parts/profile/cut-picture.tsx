import { useEffect, useId, useMemo, useState } from 'react';
import { ApiFailure, ApiRefusal } from '../../../http/refusal.ts';
import { sendForm } from '../../../http/send-form.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { useProfileText } from '../../profile-text.ts';

const side = 220;
/** As `avatarLeast` of event-schemas. */
const least = 200;
const steps = 1000;

/** The square of a picture that is shown: how large, and where it stands. Sliders do what dragging would. */
export function CutPicture({
  file,
  onSaved,
  onFault,
  onCancel,
}: {
  file: File;
  onSaved: () => void;
  onFault: (message: string) => void;
  onCancel: () => void;
}) {
  const t = useProfileText();
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const [natural, setNatural] = useState<{ width: number; height: number }>();
  const [at, setAt] = useState({ zoom: 0, left: 0.5, top: 0.5 });
  const [sending, setSending] = useState(false);

  const shorter = natural ? Math.min(natural.width, natural.height) : 1;
  const size = Math.round(shorter - (shorter - Math.min(shorter, least)) * at.zoom);
  const cut = natural && {
    size,
    left: Math.round((natural.width - size) * at.left),
    top: Math.round((natural.height - size) * at.top),
  };
  const save = async (): Promise<void> => {
    if (!cut) return;
    const form = new FormData();
    for (const [name, value] of Object.entries(cut)) form.append(name, String(value));
    form.append('file', file);
    setSending(true);
    try {
      await sendForm('POST /user/avatar/', {}, form);
      onSaved();
    } catch (error) {
      onFault(error instanceof ApiRefusal || error instanceof ApiFailure ? error.message : t('picture_unfit'));
    } finally {
      setSending(false);
    }
  };
  return (
    <div role="group" aria-label={t('cut')} style={{ display: 'grid', gap: 'var(--s3)' }}>
      <div
        style={{
          position: 'relative',
          width: side,
          height: side,
          overflow: 'hidden',
          borderRadius: '50%',
          maxWidth: '100%',
        }}
      >
        <img
          src={address}
          alt={t('preview')}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            Math.min(width, height) < least ? onFault(t('picture_unfit')) : setNatural({ width, height })
          }
          onError={() => onFault(t('picture_unfit'))}
          style={
            natural && cut
              ? {
                  position: 'absolute',
                  width: (natural.width * side) / cut.size,
                  maxWidth: 'none',
                  left: (-cut.left * side) / cut.size,
                  top: (-cut.top * side) / cut.size,
                }
              : { opacity: 0 }
          }
        />
      </div>
      {(['zoom', 'left', 'top'] as const).map(name => (
        <Slider key={name} label={t(name)} value={at[name]} onChange={value => setAt({ ...at, [name]: value })} />
      ))}
      <div className="form-actions">
        <ActButton
          className="button primary"
          disabled={!natural || sending}
          aria-busy={sending}
          onClick={() => void save()}
        >
          {t('cut_save')}
        </ActButton>
        <button type="button" className="button" onClick={onCancel}>
          {t('cut_cancel')}
        </button>
      </div>
    </div>
  );
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={steps}
        value={Math.round(value * steps)}
        onChange={({ target }) => onChange(Number(target.value) / steps)}
        style={{ width: '100%', maxWidth: 320, minHeight: 24 }}
      />
    </div>
  );
}
