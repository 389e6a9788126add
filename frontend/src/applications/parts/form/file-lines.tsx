import { useFormat } from '../../../i18n/format.ts';
import { Glyph } from '../../../shell/glyph.tsx';
import { useFormText } from '../../form-text.ts';
import { sizeOf } from './accept-files.ts';
import type { UploadItem } from './use-uploads.ts';

const useSize = (): ((bytes: number) => string) => {
  const t = useFormText();
  const f = useFormat();
  return bytes => {
    const { unit, amount } = sizeOf(bytes);
    return t(`file.${unit}`, { size: f.number(amount) });
  };
};

/** A file that is there: its name leads to it. */
export function FileLine({
  file,
  href,
  onRemove,
}: {
  file: KnownFile;
  href: string;
  onRemove?: (() => void) | undefined;
}) {
  const t = useFormText();
  const size = useSize();
  return (
    <li>
      <span className="name">
        <a href={href} download aria-label={t('file.download', { name: file.name })}>
          {file.name}
        </a>{' '}
        {file.size > 0 && <span className="mut num">{size(file.size)}</span>}
      </span>
      {onRemove && (
        <span className="acts">
          <button
            type="button"
            className="icon-button"
            aria-label={t('file.remove', { name: file.name })}
            onClick={onRemove}
          >
            <Glyph name="close" size={18} />
          </button>
        </span>
      )}
    </li>
  );
}

/** A file on its way: how far it is, or why it did not come. */
export function UploadLine({ item, onRetry, onStop }: { item: UploadItem; onRetry: () => void; onStop: () => void }) {
  const t = useFormText();
  const size = useSize();
  const {
    file: { name, size: bytes },
    state,
    sent,
    refusal,
  } = item;
  const percent = Math.min(100, Math.round((sent / Math.max(1, bytes)) * 100));
  const failed = state === 'failed';
  return (
    <li className={failed ? 'failed' : undefined}>
      <span className="name">
        {name}{' '}
        <span className="mut num">
          {size(bytes)}
          {state === 'waiting' && ` · ${t('file.waiting')}`}
          {state === 'offline' && ` · ${t('file.offline')}`}
          {state === 'loading' && ` · ${percent} %`}
        </span>
        {failed && (
          <span role="alert" className="field-text invalid" style={{ display: 'block' }}>
            {refusal ?? t('file.failed')}
          </span>
        )}
      </span>
      <span className="acts">
        {failed && refusal === null && (
          <button type="button" className="button" aria-label={t('file.retry_one', { name })} onClick={onRetry}>
            {t('file.retry')}
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={failed ? t('file.remove', { name }) : t('file.stop', { name })}
          onClick={onStop}
        >
          <Glyph name="close" size={18} />
        </button>
      </span>
      {!failed && (
        <span
          className="bar"
          role="progressbar"
          aria-label={t('file.loading', { name, percent })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ width: `${percent}%` }} />
        </span>
      )}
    </li>
  );
}
export interface KnownFile {
  uid: string;
  name: string;
  size: number;
}
