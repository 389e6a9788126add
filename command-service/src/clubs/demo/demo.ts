import { module } from '@portal/event-schemas/clubs/module.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import { demoPerson, demoPicture, demoText } from '@portal/platform/records/demo.ts';
import type { Host } from '@portal/platform/service.ts';

const [clubType, club, clubMember] = module.records as [any, any, any];
const id = (name: string): string => idFrom('demo university', name);
const student = (seat: number): string => id(`student/SE-3-${seat}`);
const social = idFrom('demo.account', 'social');

const types = {
  science: demoText('Наука и техника', 'Ғылым мен техника', 'Science and technology', 'Илим жана техника'),
  sport: demoText('Спорт', 'Спорт', 'Sport', 'Спорт'),
  arts: demoText('Творчество', 'Өнер', 'Arts', 'Чыгармачылык'),
  volunteers: demoText('Волонтёры', 'Еріктілер', 'Volunteers', 'Ыктыярчылар'),
};
interface DemoClub {
  type: keyof typeof types;
  name: Localized;
  aim: Localized;
  about?: Localized;
  /** Seats in the third year's group of software engineers; the first one is the demo student. */
  founder: number;
  members: readonly number[];
  asking?: readonly number[];
  /** The colours of its header picture. */
  colours?: readonly [string, string];
  becomes: 'draft' | 'sent' | 'rework' | 'approved';
}
const clubs: readonly DemoClub[] = [
  {
    type: 'science',
    name: demoText('Робототехника', 'Робототехника', 'Robotics', 'Робототехника'),
    aim: demoText('Строим роботов и ездим на олимпиады.', 'Робот құрастырып, олимпиадаларға барамыз.', 'We build robots and take part in olympiads.', 'Робот куруп, олимпиадаларга барабыз.'),
    about: demoText(
      'Встречаемся по средам в лаборатории 214. Опыт не нужен: научим паять и программировать.',
      'Сәрсенбі сайын 214-зертханада жиналамыз. Тәжірибе қажет емес: дәнекерлеу мен бағдарламалауды үйретеміз.',
      'We meet on Wednesdays in laboratory 214. No experience needed: we teach soldering and programming.',
      'Шаршемби сайын 214-лабораторияда чогулабыз. Тажрыйба керек эмес: ширетүүнү жана программалоону үйрөтөбүз.',
    ),
    colours: ['#0b3d5c', '#3fa7c4'],
    founder: 2,
    members: [1, 2, 3, 4, 5, 6, 7],
    asking: [8, 9],
    becomes: 'approved',
  },
  {
    type: 'sport',
    name: demoText('Шахматный клуб', 'Шахмат клубы', 'Chess club', 'Шахмат клубу'),
    aim: demoText('Турнир каждую пятницу и разбор партий.', 'Әр жұма сайын турнир мен партияларды талдау.', 'A tournament every Friday, and games analysed together.', 'Ар жума сайын мелдеш жана партияларды талдоо.'),
    colours: ['#2f2f37', '#b48a5a'],
    founder: 1,
    members: [1, 3, 5, 10],
    asking: [11, 12],
    becomes: 'approved',
  },
  {
    type: 'arts',
    name: demoText('Театр-студия', 'Театр-студия', 'Theatre studio', 'Театр студиясы'),
    aim: demoText('Два спектакля в год на трёх языках.', 'Жылына екі спектакль, үш тілде.', 'Two plays a year in three languages.', 'Жылына эки спектакль, үч тилде.'),
    founder: 4,
    members: [4, 6, 8, 10, 12],
    becomes: 'approved',
  },
  {
    type: 'volunteers',
    name: demoText('Зелёный кампус', 'Жасыл кампус', 'Green campus', 'Жашыл кампус'),
    aim: demoText('Сажаем деревья и сортируем отходы.', 'Ағаш отырғызып, қалдықты сұрыптаймыз.', 'We plant trees and sort waste.', 'Бак тигип, таштандыны иргейбиз.'),
    colours: ['#1e5631', '#a4c639'],
    founder: 6,
    members: [6, 7],
    becomes: 'approved',
  },
  {
    type: 'science',
    name: demoText('Клуб анализа данных', 'Деректерді талдау клубы', 'Data analysis club', 'Маалыматтарды талдоо клубу'),
    aim: demoText('Разбираем наборы данных города.', 'Қаланың деректерін талдаймыз.', 'We study the data of the city.', 'Шаардын маалыматтарын талдайбыз.'),
    founder: 3,
    members: [],
    becomes: 'sent',
  },
  {
    type: 'sport',
    name: demoText('Горный клуб', 'Тау клубы', 'Mountain club', 'Тоо клубу'),
    aim: demoText('Походы выходного дня.', 'Демалыс күнгі жорықтар.', 'Weekend hikes.', 'Дем алыш күнкү жортуулдар.'),
    founder: 7,
    members: [],
    becomes: 'rework',
  },
  {
    type: 'arts',
    name: demoText('Киноклуб', 'Киноклуб', 'Film club', 'Киноклуб'),
    aim: demoText('Смотрим и обсуждаем кино Центральной Азии.'),
    founder: 1,
    members: [],
    becomes: 'draft',
  },
];

/** Clubs of the demo university: open ones with members, one that is asked for, one sent back, one still a draft. */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  const moderator = demoPerson(host, social, 'social_affairs_mod');
  for (const [key, name] of Object.entries(types)) await moderator.add(clubType, id(`club_type/${key}`), { name });
  for (const [index, one] of clubs.entries()) {
    const uid = id(`club/${index}`);
    const founder = demoPerson(host, student(one.founder), 'student');
    const { name, aim, about = demoText(''), colours } = one;
    const file = { key: `clubs/${index}`, owner: student(one.founder), purpose: 'club' };
    const picture = colours ? [await demoPicture(host, file, ...colours)] : [];
    await founder.add(club, uid, { name, aim, about, picture, type: id(`club_type/${one.type}`) });
    if (one.becomes !== 'draft') await founder.act(club, uid, 'send');
    if (one.becomes === 'rework') await moderator.act(club, uid, 'rework', { comment: 'Добавьте, кто отвечает за безопасность в походах.' });
    if (one.becomes === 'approved') await moderator.act(club, uid, 'approve');
    for (const seat of [...one.members, ...(one.asking ?? [])]) {
      const member = `${uid}.${student(seat)}`;
      await demoPerson(host, student(seat), 'student').add(clubMember, member, { club: uid });
      if (one.members.includes(seat)) await founder.act(clubMember, member, 'accept');
    }
  }
  progress(`${clubs.length} student clubs`);
}
