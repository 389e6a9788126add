import type { ReadRecord, NotedRecord } from '../kernel/notices.ts';

export const personNoted = (uid: string): NotedRecord => ({ entity: 'person', uid });
/** What somebody is called; undefined where nobody has said it. */
export const personName = (uid: string, known: ReadRecord): string | undefined => {
  const person = known('person', uid);
  return person && `${person['last_name']} ${person['first_name']}`.trim();
};
