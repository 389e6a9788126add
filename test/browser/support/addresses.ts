import type { Screen } from '@portal/event-schemas/kernel/screens.ts';
import { client } from '../../support/client.ts';

/** Gives the demo's student a card with two courses, so that the screens of a student have something to show. */
export async function furnish(url: string): Promise<void> {
  const student = await client(url, 'ru').login('student');
  const card: string = (await student.get('/organizations/year_semester/')).body.status_info.uid;
  const { groups } = (await student.get('/organizations/side_bar_list/')).body;
  let registered = 0;
  for (const { uid } of groups.flatMap((group: any) => group.courses)) {
    if (registered === 2) return;
    const [flux] = (await student.get('/organizations/info_table/', { course: uid })).body.fluxes;
    const types = [...new Set<string>(flux.lessons.map((lesson: any) => lesson.load_type))];
    const lessons = types.map(type => flux.lessons.find((lesson: any) => lesson.load_type === type).uid);
    const { status } = await student.call('POST', '/organizations/card_save/', { query: { course: uid, uid: card }, body: { lessons } });
    if (status === 200) registered++;
  }
  throw new Error('No two courses of the demo university are open to its student.');
}

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
