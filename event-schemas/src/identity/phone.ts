/**
 * A phone number as people write it → E.164 (`+77011234567`), or null when it is no phone number (portal.md §5).
 * Spaces, dashes, dots and brackets are dropped and `00` means `+`. The country code has to be given.
 */
export function normalizePhone(text: string): string | null {
  const bare = text
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{7,14}$/.test(bare) ? bare : null;
}
