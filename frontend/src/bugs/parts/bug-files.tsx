import type { FileInfo } from '@portal/event-schemas/kernel/entity/entity.ts';
import { fileAddress } from '../../entity/files-input.tsx';

/** The files of a report: pictures as they are, others by their names. */
export function BugFiles({ files }: { files: readonly FileInfo[] }) {
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 'var(--s3)' }}>
      {files.map(({ uid, name, type }) => (
        <li key={uid}>
          <a href={fileAddress(uid)} {...(type.startsWith('image/') ? { target: '_blank' } : { download: true })}>
            {type.startsWith('image/') ? (
              <img
                src={fileAddress(uid)}
                alt={name}
                loading="lazy"
                style={{ maxWidth: '100%', maxHeight: 480, border: '1px solid var(--line)' }}
              />
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
