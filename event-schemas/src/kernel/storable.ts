/** No text in it has a NUL or half a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && isWellFormed(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item));
  return true;
}
const isWellFormed = (text: string): boolean => (text as string & { isWellFormed(): boolean }).isWellFormed();
