import { apiBase } from '../../../http/client.ts';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0]!.toUpperCase())
    .join('');

/** Somebody's picture, or the letters of their name. `file`: a file's uid. */
export function Photo({
  file,
  name,
  label,
  size = 96,
}: {
  file: string | null;
  name: string;
  label: string;
  size?: number;
}) {
  const shape = { width: size, height: size, borderRadius: '50%', flex: 'none' } as const;
  if (file) return <img src={`${apiBase}/files/${file}/`} alt={label} style={{ ...shape, objectFit: 'cover' }} />;
  return (
    <span
      role="img"
      aria-label={label}
      style={{
        ...shape,
        display: 'inline-grid',
        placeItems: 'center',
        background: 'var(--lapis-soft, var(--line))',
        color: 'var(--ink)',
        fontSize: size / 3,
        fontWeight: 600,
      }}
    >
      {initialsOf(name)}
    </span>
  );
}
