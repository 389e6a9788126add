import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { freeTimes } from '@portal/event-schemas/specialists/calendar.ts';
import { module } from '@portal/event-schemas/specialists/module.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { demoFace, demoPerson, demoText } from '@portal/platform/records/demo.ts';
import type { Host } from '@portal/platform/service.ts';
import { addAbsence, BookAppointment, CancelAppointment, MarkAppointment, NoteAppointment, SetWorkingHours } from '../commands.ts';
import { inAbsence } from '../hours.ts';
import { calendarOf, liveOf, specialistTimes } from '../specialist-times.ts';

const [specialistType, specialistRole] = module.records as [any, any];
const id = (name: string): string => idFrom('demo university', name);
const account = (login: string): string => idFrom('demo.account', login);
const student = (seat: number): string => id(`student/SE-3-${seat}`);
const office = account('office');
const day = 86_400_000;

interface DemoType {
  name: Localized;
  minutes: number;
  cancel_until_hours: number;
}
const types: Record<string, DemoType> = {
  psychologist: { name: demoText('Психолог', 'Психолог', 'Psychologist', 'Психолог'), minutes: 50, cancel_until_hours: 12 },
  doctor: { name: demoText('Врач', 'Дәрігер', 'Doctor', 'Дарыгер'), minutes: 20, cancel_until_hours: 2 },
  career: { name: demoText('Консультант по карьере', 'Мансап кеңесшісі', 'Career adviser', 'Карьера боюнча кеңешчи'), minutes: 30, cancel_until_hours: 2 },
  lawyer: { name: demoText('Юрист', 'Заңгер', 'Lawyer', 'Юрист'), minutes: 30, cancel_until_hours: 2 },
};
/** Those without a person here have an account of the demo university already; one sends no photo. */
const specialists = [
  {
    login: 'specialist',
    colours: ['#2f5d8c', '#7fb0c9'],
    type: 'psychologist',
    room: '214',
    about: 'Тревога, сон, адаптация, отношения. Всё, о чём мы говорим, остаётся между нами.',
    hours: [
      [1, '10:00', '13:20'],
      [1, '14:00', '17:20'],
      [2, '10:00', '13:20'],
      [3, '10:00', '13:20'],
      [3, '14:00', '17:20'],
      [4, '14:00', '18:10'],
      [5, '10:00', '13:20'],
    ],
    person: null,
  },
  {
    login: 'doctor',
    colours: ['#2c6e63', '#9bcbb5'],
    type: 'doctor',
    room: 'Медпункт, 1 этаж',
    about: 'Приём, справки, направления. С температурой приходите без записи.',
    hours: [1, 2, 3, 4, 5].flatMap(one => [
      [one, '09:00', '12:00'],
      [one, '13:00', '16:00'],
    ]),
    person: { last_name: 'Әлімқұлова', first_name: 'Әйгерім', middle_name: 'Бақытқызы' },
  },
  {
    login: 'career',
    colours: ['#7a4b8f', '#d3a6c4'],
    type: 'career',
    room: '105',
    about: 'Резюме, собеседования, практика и первая работа.',
    hours: [
      [2, '14:00', '18:00'],
      [4, '14:00', '18:00'],
    ],
    person: { last_name: 'Бекова', first_name: 'Нургүл', middle_name: '' },
  },
  {
    login: 'lawyer',
    colours: null,
    type: 'lawyer',
    room: '310',
    about: 'Договоры, общежитие, военный учёт, виза.',
    hours: [[3, '15:00', '17:00']],
    person: { last_name: 'Соколов', first_name: 'Игорь', middle_name: 'Петрович' },
  },
] as const;

/** Visits of the demo university: with whom, in how many days (before today: they are over), which of the free times, whose. */
const visits: readonly { with: string; days: number; place: number; seat: number; topic: string; becomes?: 'confirm' | 'complete' | 'no_show' | 'cancel'; note?: string }[] = [
  { with: 'specialist', days: -9, place: 1, seat: 1, topic: 'Не могу уснуть перед экзаменами', becomes: 'complete', note: 'Дневник сна на две недели, потом встретиться снова.' },
  { with: 'specialist', days: -9, place: 3, seat: 4, topic: 'Трудно говорить на семинарах', becomes: 'complete' },
  { with: 'specialist', days: -6, place: 2, seat: 5, topic: '', becomes: 'no_show' },
  { with: 'doctor', days: -5, place: 4, seat: 1, topic: 'Справка в бассейн', becomes: 'complete' },
  { with: 'specialist', days: 1, place: 0, seat: 6, topic: 'Ссоры с соседями по комнате', becomes: 'confirm' },
  { with: 'specialist', days: 1, place: 1, seat: 2, topic: 'Выгорание' },
  { with: 'specialist', days: 1, place: 2, seat: 7, topic: '', becomes: 'confirm' },
  { with: 'specialist', days: 2, place: 0, seat: 1, topic: 'Как прошли две недели со сном', becomes: 'confirm' },
  { with: 'specialist', days: 2, place: 2, seat: 8, topic: 'Хочу сменить специальность' },
  { with: 'specialist', days: 5, place: 1, seat: 9, topic: 'Панические атаки' },
  { with: 'specialist', days: 12, place: 0, seat: 10, topic: 'Адаптация после перевода' },
  { with: 'career', days: 3, place: 1, seat: 1, topic: 'Посмотреть резюме для практики' },
  { with: 'lawyer', days: 4, place: 0, seat: 1, topic: 'Договор с общежитием', becomes: 'cancel' },
  { with: 'doctor', days: 1, place: 3, seat: 3, topic: 'Горло' },
];

/** Kinds of specialists, one of each with hours, and visits: past ones, booked ones, one that was cancelled, one that an absence cancels. */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  const zone = host.config.timeZone;
  const clock = wallClock(zone);
  const now = host.clock.now().getTime();
  const iso = (moment: number): string => new Date(moment).toISOString();
  const as = async (id: string, role: 'student' | 'specialist' | 'system', at?: string) => senderFor(host, { actor: { id, roles: [role] }, locale: 'ru', correlation_id: newId(), now: at, after: await host.log.head() });

  const keeper = demoPerson(host, office, 'office');
  for (const [key, { name, minutes, cancel_until_hours }] of Object.entries(types)) {
    const rules = { minutes, cancel_until_hours, book_from_hours: 2, book_until_days: 30, open_limit: 1 };
    await keeper.add(specialistType, id(`specialist_type/${key}`), { name, ...rules });
  }
  for (const { login, type, room, about, hours, person, colours } of specialists) {
    const uid = account(login);
    if (person)
      await (
        await as('system', 'system')
      )(host.commands.get('OpenAccount')!, {
        ...person,
        account: uid,
        login,
        email: `${login}@demo.example`,
        phone: '',
        roles: ['specialist'],
        credential: null,
        must_change_password: false,
      });
    const file = { key: `specialists/${login}`, owner: office, purpose: 'specialist_role' };
    const photo = colours ? [await demoFace(host, file, colours[0], colours[1])] : [];
    await keeper.add(specialistRole, uid, { account: uid, type: id(`specialist_type/${type}`), room, about, minutes: null, photo });
    const { state } = await host.dispatcher.state(specialistTimes, uid);
    if (state.hours.size > 0) continue;
    const own = await as(uid, 'specialist', iso(now - 30 * day));
    for (const [index, [day_of_week, from, to]] of hours.entries()) {
      const row = { day_of_week, from, to, since: null, until: null } as { day_of_week: number; from: string; to: string; since: null; until: null };
      await own(SetWorkingHours, { specialist: uid, zone, uid: `${uid}.${index}`, change: 'add', hours: row });
    }
    for (const visit of visits.filter(one => one.with === login)) await book(visit, uid, types[type]!);
    if (login === 'specialist') await goAway(uid);
  }
  progress(`${specialists.length} specialists with ${visits.length} appointments`);

  async function book({ days, place, seat, topic, becomes, note }: (typeof visits)[number], specialist: string, type: DemoType): Promise<void> {
    const at = iso(Math.min(now, now + (days - 3) * day));
    const { state } = await host.dispatcher.state(specialistTimes, specialist);
    const rules = { ...type, book_from_hours: 2, book_until_days: 30, open_limit: 1 };
    const wanted = { from: clock.at(clock.dateOf(new Date(now + days * day)), '00:00').toISOString() };
    const free = freeTimes(calendarOf(state), rules, at, clock, { period: wanted, most: place + 1 }).at(-1);
    if (!free || (days < 0 && free.to > iso(now))) return;
    const [who, starts_at] = [student(seat), free.from];
    await (
      await as(who, 'student', at)
    )(BookAppointment, { specialist, student: who, starts_at, topic, zone });
    const after = (await host.dispatcher.state(specialistTimes, specialist)).state;
    const [appointment, { type: kind }] = [...after.appointments].at(-1)!;
    const one = { appointment, specialist, student: who, type: kind, side: 'specialist', zone } as const;
    const later = await as(specialist, 'specialist', days < 0 ? iso(Date.parse(free.to) + 600_000) : undefined);
    if (becomes === 'cancel') await later(CancelAppointment, { ...one, reason: 'Буду в суде, приходите через неделю.' });
    else if (becomes) await later(MarkAppointment, { ...one, act: becomes });
    if (note) await later(NoteAppointment, { ...one, note });
  }

  /** Away for two days in twelve days' time: what was booked there is cancelled. */
  async function goAway(specialist: string): Promise<void> {
    const { state } = await host.dispatcher.state(specialistTimes, specialist);
    const first = liveOf(state).at(-1)?.[1].starts_at ?? iso(now + 12 * day);
    const date = clock.dateOf(new Date(first));
    const [from, to] = [clock.at(date, '00:00').toISOString(), iso(clock.at(date, '00:00').getTime() + 2 * day)];
    const students = inAbsence(state, { from, to }, iso(now)).map(([, one]) => one.student);
    const absence = { specialist, zone, uid: newId(), from, to, reason: 'Конференция', students };
    await (
      await as(specialist, 'specialist')
    )(addAbsence(students.length), absence);
  }
}
