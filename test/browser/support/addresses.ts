import type { Screen } from '@portal/event-schemas/kernel/screens.ts';
import { client } from '../../support/client.ts';

/** Ids of the demo university for screens that show one thing: a course with students, a card that waits for the advisor, its history. */
export async function exampleAddresses(url: string): Promise<(screen: Screen) => string> {
  const office = await client(url, 'ru').login('advisor');
  const first = (path: string, sort: readonly string[], filter: object) => office.get(path, { range: '[0,0]', sort: JSON.stringify(sort), filter: JSON.stringify(filter) });
  const [courses, cards] = await Promise.all([first('/registration/offerings/', ['waiting', 'DESC'], {}), first('/registration/students/', ['credits', 'DESC'], { status: 'CHOSEN' })]);
  const course: string = courses.body[0].uid;
  const card: string = cards.body[0].card;
  const filled: Record<string, string> = {
    'course-offering': `courses/${course}`,
    'student-card': `students-list/view/${card}`,
    'audit-history': `audit/history/study_card-${card}`,
  };
  return screen => {
    const path = screen.example ?? filled[screen.id] ?? screen.path;
    if (path.includes(':')) throw new Error(`The browser test knows no example of ${screen.path}: give the screen one, or add it here.`);
    return path;
  };
}
