import { loadTools } from '@portal/platform/host/load-services.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { inParallel } from './history.ts';
import { signIn } from './users.ts';

/** The university of `bench:advising`: its term, the advisors, and browsers that are signed in. */
export interface Advising {
  period: string;
  advisors: readonly string[];
  /** Headers of an advisor's browser, in the order of `advisors`, and of the office's. */
  browsers: readonly string[];
  office: string;
}
const [stems, middles, ends] = [
  [
    'Ахмет',
    'Әбдір',
    'Иван',
    'Қасым',
    'Өмір',
    'Сүлеймен',
    'Токтогул',
    'Үсен',
    'Петр',
    'Юсуп',
    'Жолдош',
    'Нұрлан',
    'Сейт',
    'Эсен',
    'Бек',
    'Мамыт',
  ],
  ['', 'бек', 'тай', 'хан', 'ғали', 'нур', 'мурат', 'жан'],
  ['ова', 'ев', 'ұлы', 'кызы', 'енко', 'ин'],
] as const;
/** Invented names, 768 of each kind, so that a search finds about as many people as among real ones. */
const word = (index: number) => `${stems[index % 16]}${middles[(index >> 4) % 8]}${ends[(index >> 7) % 6]}`;
const nameOf = (index: number) => ({
  last_name: word(index * 5),
  first_name: word(index * 11 + 300),
  middle_name: index % 3 ? word(index * 7 + 90) : '',
});
const office = { id: newId(), roles: ['office'] };

/**
 * Imports the term and lives it through: so many students of so many advisors, each with a card; a quarter of the cards
 * stays with the student, is sent, in review, approved.
 */
export async function prepareAdvising(
  host: RunningHost,
  file: string,
  students: number,
  advisorCount: number,
): Promise<Advising> {
  const { import: importTool } = await loadTools();
  if ((await importTool!(['itc2019', file, '--open'], host)) !== 0) throw new Error('the import failed');
  const {
    rows: [term],
  } = await host.pool.query<{ uid: string }>('select uid from curriculum.study_periods');
  const {
    rows: [known],
  } = await host.pool.query<Record<string, unknown>>('select * from curriculum.students order by code limit 1');
  const { display_name: _name, ...sample } = known!;
  const { rows: offerings } = await host.pool.query<{ uid: string; lessons: { uid: string; load_type: string }[] }>(
    `select o.uid, jsonb_agg(jsonb_build_object('uid', l.uid, 'load_type', l.load_type) order by l.section) as lessons
      from registration.offerings o
      join registration.lessons l on l.offering = o.uid group by o.uid
      order by o.uid`,
  );
  const send = async (type: string, data: unknown, actor: { id: string; roles: readonly string[] }): Promise<boolean> =>
    (await host.dispatcher.dispatch(host.commands.get(type)!, data, { actor, locale: 'ru', correlation_id: newId() }))
      .ok;
  const advisors = Array.from({ length: advisorCount }, newId);
  const uids = Array.from({ length: students }, newId);
  await inParallel(advisors, (uid, index) =>
    send(
      'CreateTeacher',
      { uid, code: `adv-${index}`, ...nameOf(index * 3), cathedra: null, position: null, is_advisor: true },
      office,
    ),
  );
  await inParallel(uids, (uid, index) =>
    send(
      'CreateStudent',
      {
        ...sample,
        uid,
        code: `adv-student-${index}`,
        ...nameOf(index),
        advisor: advisors[index % advisorCount],
        course: 1 + (index % 4),
      },
      office,
    ),
  );
  const made = { cards: 0 };
  await inParallel(uids, async (student, index) => {
    const { uid: offering, lessons } = offerings[index % offerings.length]!;
    const kinds = [...new Set(lessons.map(lesson => lesson.load_type))];
    const chosen = kinds
      .map(kind => lessons.filter(lesson => lesson.load_type === kind))
      .map(same => same[Math.floor(index / offerings.length) % same.length]!.uid);
    const key = { student, study_period: term!.uid };
    const self = { id: student, roles: ['student'] };
    const advisor = { id: advisors[index % advisorCount]!, roles: ['supervisor'] };
    if (!(await send('RegisterCourse', { ...key, offering, lessons: chosen, audit: false, queue: false }, self)))
      return;
    made.cards += 1;
    const stage = Math.floor(index / advisorCount) % 4;
    if (stage > 0) await send('SendToAdvisor', { ...key, offerings: [offering] }, self);
    if (stage > 1) await send('StartReview', key, advisor);
    if (stage > 2) await send('ApproveCard', { ...key, offerings: [offering] }, advisor);
  });
  if (made.cards < students * 0.95) throw new Error(`only ${made.cards} of ${students} cards could be made`);
  await host.waitForReadModels(await host.log.head(), 120_000);
  // As autovacuum would before long.
  await host.pool.query('vacuum analyze');
  return {
    period: term!.uid,
    advisors,
    office: await signIn(host, newId(), ['office']),
    browsers: await Promise.all(advisors.map(uid => signIn(host, uid, ['teacher', 'supervisor']))),
  };
}
