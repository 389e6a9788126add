/** `course_offering-<uid>` → `<uid>`: the id is all that follows the first hyphen (aggregates are spelt with underscores). */
export const idOfStream = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/** The uid of a card, `<student>.<study period>`, in its two parts; null when it is none. */
export function partsOfCard(card: string): { student: string; study_period: string } | null {
  const match = /^([0-9a-f-]{36})\.([0-9a-f-]{36})$/i.exec(card);
  return match ? { student: match[1]!.toLowerCase(), study_period: match[2]!.toLowerCase() } : null;
}
export const cardUid = (student: string, studyPeriod: string): string => `${student}.${studyPeriod}`;
