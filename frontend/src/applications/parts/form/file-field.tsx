import { useEffect, useRef, useState, type DragEvent } from 'react';
import { addressOf } from '../../../http/client.ts';
import { Glyph } from '../../../shell/glyph.tsx';
import { useFormText } from '../../form-text.ts';
import { acceptFiles, defaultMaxMb, maxFiles, type FileWarning } from './accept-files.ts';
import type { KindProps } from './field.tsx';
import { FileLine, UploadLine, type KnownFile } from './file-lines.tsx';
import { useFormCalls } from './use-form-calls.ts';
import { useUploads } from './use-uploads.ts';

/** Files: dropped here or picked, several at once, each with its progress, and tried again by itself when the line breaks. */
export function FileField({
  property,
  value,
  onChange,
  disabled,
  id,
  describedBy,
  invalid,
  known,
  onFile,
  onLoading,
  labelId,
}: KindProps & {
  known: readonly KnownFile[];
  onFile: (file: KnownFile) => void;
  onLoading: (loading: boolean) => void;
  labelId: string;
}) {
  const t = useFormText();
  const calls = useFormCalls();
  const [over, setOver] = useState(false);
  const [warnings, setWarnings] = useState<readonly FileWarning[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const uids = Array.isArray(value) ? value : [];
  const latest = useRef(uids);
  useEffect(() => {
    latest.current = uids;
  });
  const uploads = useUploads((uid, file) => {
    onFile({ uid, name: file.name.normalize('NFC'), size: file.size });
    // Two that end at once both count.
    latest.current = [...latest.current, uid];
    onChange(latest.current);
  });
  const loading = uploads.items.some(({ state }) => state !== 'failed');
  const report = useRef(onLoading);
  useEffect(() => {
    report.current = onLoading;
  });
  useEffect(() => report.current(loading), [loading]);
  const files = uids.map(uid => known.find(file => file.uid === uid) ?? { uid, name: '…', size: 0 });
  const max = maxFiles(property);
  const full = files.length + uploads.items.length >= max;
  const off = disabled || full;
  const add = (picked: readonly File[]): void => {
    const { taken, warnings: found } = acceptFiles(property, picked, [
      ...files.map(({ name }) => name),
      ...uploads.items.map(({ file }) => file.name.normalize('NFC')),
    ]);
    setWarnings(found);
    if (taken.length > 0) uploads.add(taken);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!off) add([...event.dataTransfer.files]);
  };
  return (
    <>
      {warnings.length > 0 && (
        <Warnings
          warnings={warnings}
          onClose={() => {
            setWarnings([]);
            picker.current?.focus();
          }}
        />
      )}
      <div
        className={`app-drop${over && !off ? ' over' : ''}${off ? ' off' : ''}${invalid ? ' invalid' : ''}`}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {full && !disabled ? (
          <span>{t('file.full', { max })}</span>
        ) : (
          <>
            <span>{t('file.drop')}</span>
            <button
              type="button"
              className="button"
              disabled={off}
              aria-labelledby={`${id}-pick ${labelId}`}
              aria-describedby={describedBy}
              onClick={() => picker.current?.click()}
            >
              <span id={`${id}-pick`}>{t(max === 1 ? 'file.pick_one' : 'file.pick')}</span>
            </button>
            <span className="mut">{limitsOf(t, property, max)}</span>
          </>
        )}
        <input
          ref={picker}
          id={id}
          type="file"
          hidden
          tabIndex={-1}
          multiple={max > 1}
          disabled={off}
          accept={property.file_types.map(type => `.${type}`).join(',') || undefined}
          onChange={event => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {files.length + uploads.items.length > 0 && (
        <ul className="app-files" aria-label={t('file.list')}>
          {files.map(file => (
            <FileLine
              key={file.uid}
              file={file}
              href={addressOf(calls.file, { params: { uid: file.uid } })}
              onRemove={disabled ? undefined : () => onChange(uids.filter(uid => uid !== file.uid))}
            />
          ))}
          {uploads.items.map(item => (
            <UploadLine
              key={item.key}
              item={item}
              onRetry={() => uploads.retry(item.key)}
              onStop={() => uploads.stop(item.key)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const limitsOf = (
  t: ReturnType<typeof useFormText>,
  { max_mb, file_types }: KindProps['property'],
  max: number,
): string =>
  [
    t('file.limits', { mb: max_mb ?? defaultMaxMb }),
    file_types.length > 0 ? t('file.types', { types: file_types.join(', ') }) : null,
    max > 1 ? t('file.count', { max }) : null,
  ]
    .filter(Boolean)
    .join(' · ');

/** portal.md §8 "Upload": a warning titled «Внимание!» for duplicate or oversized files. */
function Warnings({ warnings, onClose }: { warnings: readonly FileWarning[]; onClose: () => void }) {
  const t = useFormText();
  return (
    <div
      role="alert"
      style={{
        display: 'flex',
        gap: 10,
        padding: '10px 8px 10px 14px',
        borderRadius: 'var(--radius-s)',
        background: 'var(--warn-soft)',
      }}
    >
      <span style={{ color: 'var(--warn)' }}>
        <Glyph name="warning" size={20} />
      </span>
      <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{t('file.warning')}</strong>
        {warnings.map(({ kind, ...params }) => (
          <div key={`${kind} ${params.name}`}>{t(`file.${kind}`, params)}</div>
        ))}
      </div>
      <button type="button" className="icon-button" aria-label={t('file.close')} onClick={onClose}>
        <Glyph name="close" size={18} />
      </button>
    </div>
  );
}
