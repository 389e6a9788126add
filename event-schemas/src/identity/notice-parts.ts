import type { Known, Noted } from '../kernel/notices.ts';

export const personNoted = (uid: string): Noted => ({ entity: 'person', uid });
/** What somebody is called; undefined where nobody has said it. */
export const personName = (uid: string, known: Known): string | undefined => {
  const person = known('person', uid);
  return person && `${person['last_name']} ${person['first_name']}`.trim();
};
