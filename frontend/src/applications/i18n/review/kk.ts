import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  tabs: { label: 'Кезек', waiting: 'Мені күтіп тұр', handled: 'Қаралғандар', archived: 'Мұрағат' },
  waypoints: 'Келісу кезеңдері', all: 'Барлығы', waiting: 'күтуде: %{count}', overdue: 'мерзімі өткені: %{count}', only_overdue: 'Тек мерзімі өткендер', as: 'Кімнің атынан', as_any: 'Кез келгенінен', search: 'Нөмірі, аты-жөні не коды', sort: 'Реті', oldest: 'Алдымен ескілері', newest: 'Алдымен жаңалары', by_due: 'Мерзімі бойынша',
  empty: { waiting: 'Сізді күтіп тұрған ештеңе жоқ', waiting_hint: 'Жаңа өтініштер осында өздігінен шығады.', handled: 'Сіз әлі ештеңе қараған жоқсыз', archived: 'Мұрағат бос', filtered: 'Бұл шарттар бойынша ештеңе табылмады' },
  head: { select: 'Таңдау', number: 'Нөмірі', applicant: 'Кім берді', type: 'Өтініш', status: 'Мәртебесі', where: 'Кезеңі', since: 'Күткені', due: 'Мерзімі' },
  age: { today: 'бүгіннен бері', days: '%{smart_count} күн |||| %{smart_count} күн' },
  due: { none: 'мерзімсіз', by: '%{date} дейін', today: 'бүгін соңғы күн', late: '%{date} мерзімі өтті' },
  select: '%{number} өтінішін таңдау', select_all: 'Беттегінің бәрін таңдау', selected: 'Таңдалды: %{count}', unselect: 'Таңдауды алу', page: '%{from}–%{to}, барлығы %{count}', previous: 'Артқа', next: 'Әрі қарай',
  acts: { approve: 'Мақұлдау', reject: 'Бас тарту', return: 'Түзетуге қайтару', forward: 'Әрі жіберу' },
  done: { approve: 'Мақұлданды', reject: 'Бас тартылды', return: 'Түзетуге қайтарылды', forward: 'Әрі жіберілді' },
  many: { approve: 'Таңдалғандарды мақұлдау', reject: 'Таңдалғандардан бас тарту', return: 'Таңдалғандарды қайтару', archive: 'Мұрағатқа салу', restore: 'Мұрағаттан қайтару', text: 'Әр өтініш бөлек шешіледі. Біреуі бойынша шешу мүмкін болмаса, қалғандары кідірмейді.', report: 'Не болды', done: 'Дайын: %{count}', refused: 'Болмады: %{count}', close: 'Жабу', comment: 'Барлығына ортақ түсініктеме' },
  act: {
    title: 'Сіздің шешіміңіз', comment: 'Түсініктеме', comment_hint: 'Өтініш берген адам көреді', comment_return: 'Қайтарсаңыз, нені түзету керегін жазыңыз', to: 'Қайда жіберу керек', choose: 'Қадамды таңдаңыз', nothing: 'Қазір сізден ештеңе керек емес.', waypoint: 'Кезең', confirm_reject: 'Өтініштен бас тартасыз ба?', confirm_text: 'Өтініш жабылады, ол бойынша енді ешкім шешім қабылдамайды.', several: 'Сіз бірнеше кезеңде шеше аласыз, біреуін таңдаңыз', back: 'Кезекке',
  },
  status: { title: 'Мәртебе', set: 'Мәртебесін өзгерту', to: 'Жаңа мәртебе', comment: 'Түсіндірме', done: 'Мәртебе өзгертілді', hint: 'Не болып жатқанын нақтылайды: шешім бұдан өзгермейді.' },
  applicant: 'Кім берді', group: '%{name} тобы',
} satisfies Catalogue<typeof ru>;
export default kk;
