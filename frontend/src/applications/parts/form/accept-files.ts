import type { Property } from '@portal/event-schemas/forms/property.ts';

/** "Upload default max size 100 MB" (portal.md §9). */
export const defaultMaxMb = 100;
const megabyte = 1024 * 1024;

export type FileWarning =
  | { kind: 'too_large'; name: string; maxSize: number }
  | { kind: 'exists' | 'is_empty'; name: string }
  | { kind: 'wrong_type'; name: string; types: string }
  | { kind: 'too_many'; name: string; max: number };

export const maxFiles = ({ multiple, max_count }: Pick<Property, 'multiple' | 'max_count'>): number =>
  multiple ? (max_count ?? 20) : 1;

/** Which of the files that were picked are taken, and why the others are not (portal.md §5 "Upload"). `present`: names of those that are there. */
export function acceptFiles<F extends { name: string; size: number }>(
  property: Pick<Property, 'multiple' | 'max_count' | 'max_mb' | 'file_types'>,
  picked: readonly F[],
  present: readonly string[],
): { taken: F[]; warnings: FileWarning[] } {
  const maxSize = property.max_mb ?? defaultMaxMb;
  const max = maxFiles(property);
  const taken: F[] = [];
  const warnings: FileWarning[] = [];
  for (const file of picked) {
    const name = file.name.normalize('NFC');
    if (present.includes(name) || taken.some(other => other.name.normalize('NFC') === name))
      warnings.push({ kind: 'exists', name });
    else if (file.size > maxSize * megabyte) warnings.push({ kind: 'too_large', name, maxSize });
    else if (file.size === 0) warnings.push({ kind: 'is_empty', name });
    else if (!hasEnding(name, property.file_types))
      warnings.push({ kind: 'wrong_type', name, types: property.file_types.join(', ') });
    else if (present.length + taken.length >= max) warnings.push({ kind: 'too_many', name, max });
    else taken.push(file);
  }
  return { taken, warnings };
}

const hasEnding = (name: string, endings: readonly string[]): boolean =>
  endings.length === 0 || endings.includes(name.split('.').at(-1)!.toLowerCase());

/** 12,3 MB or 15 KB. */
export const sizeOf = (bytes: number): { unit: 'size' | 'size_kb'; amount: number } =>
  bytes >= megabyte / 10
    ? { unit: 'size', amount: Math.round((bytes / megabyte) * 10) / 10 }
    : { unit: 'size_kb', amount: Math.max(1, Math.round(bytes / 1024)) };
