import { useFormat } from '../../i18n/format.ts';
import type { Journal } from './use-journal.ts';

/** What a cell is called: the student and the day of the class. */
export function useCellName({ sessions, students }: Journal): (uid: string) => string {
  const format = useFormat();
  return uid => {
    const session = sessions.find(one => uid.startsWith(`${one.uid}.`));
    const student = students.find(one => uid.endsWith(`.${one.student}`));
    return [student?.name, session && format.day(session.date)].filter(Boolean).join(', ');
  };
}
