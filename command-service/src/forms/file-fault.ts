import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';

export type FileFault = 'file_unknown' | 'file_type' | 'file_too_large' | 'file_twice';

/**
 * The first fault of one field's files (`null` among them: there is no such file): they have to be the writer's own
 * uploads for this purpose, of the endings and the size that the field lets through, no name twice in one field
 * (portal.md §5 "Upload").
 */
export function fileFault(
  { file_types, max_mb }: Pick<Property, 'file_types' | 'max_mb'>,
  files: readonly (StoredFile | null)[],
  { account, purpose }: { account: string; purpose: string },
): FileFault | null {
  const mine = files.filter(
    file => file !== null && file.owner === account && file.purpose === purpose,
  ) as StoredFile[];
  if (mine.length < files.length) return 'file_unknown';
  if (file_types.length > 0 && mine.some(({ name }) => !file_types.includes(name.split('.').at(-1)!.toLowerCase())))
    return 'file_type';
  if (mine.some(({ size }) => size > (max_mb ?? 100) * 1_048_576)) return 'file_too_large';
  return new Set(mine.map(({ name }) => name)).size < mine.length ? 'file_twice' : null;
}
