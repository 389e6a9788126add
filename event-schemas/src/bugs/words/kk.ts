import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What bugs are called. */
const kk = {
  bug: {
    one: 'қате туралы хабар',
    many: 'қателер туралы хабарлар',
    object: 'қате туралы хабарды',
    lead: 'Адамдарда не істемей тұр: жұмысқа алыңыз, жауап беріңіз, жабыңыз. Авторға әр қадам туралы хабар барады.',
    empty: 'Қате туралы хабар жоқ',
    fields: {
      number: 'Нөмірі',
      title: 'Не болды',
      happened: 'Толығырақ',
      expected: 'Қалай болуы керек еді',
      files: 'Суреттер мен файлдар',
      page: 'Бет',
      request: 'Сұрау нөмірі',
      browser: 'Браузер',
      reporter: 'Авторы',
      reporter_role: 'Автордың рөлі',
      created_at: 'Келген уақыты',
      state: 'Күйі',
      comment: 'Түсініктеме',
      assignee: 'Орындаушы',
      outcome: 'Нәтижесі',
      merged_into: 'Біріктірілген хабар',
      performed_at: 'Жабылған уақыты',
    },
    hints: {
      title: 'Бір сөйлеммен: «карта сақталмайды», «тізім бос»',
      happened: 'Нені бастыңыз және не көрдіңіз',
    },
    states: { NEW: 'Жаңа', IN_WORK: 'Қаралуда', PERFORMED: 'Орындалды' },
    codes: { outcome: { FIXED: 'Түзетілді', DISMISSED: 'Түзетусіз жабылды', DUPLICATE: 'Қайталанған' } },
    rules: { 'bugs.merged_into_wrong': 'Өзі ештеңемен біріктірілмеген басқа хабарды таңдаңыз.' },
    acts: {
      take: {
        does: 'Жұмысқа алу',
        says: '{actor} қатені жұмысқа алды',
        tells: { title: '№\u00a0{number} қате жұмысқа алынды', text: '«{title}»: онымен {actor} айналысады.' },
      },
      take_over: { does: 'Өзіме алу', says: '{actor} қатені өзіне алды' },
      perform: {
        does: 'Түзетілді',
        says: '{actor} қатені түзетілген деп жапты[: {comment}]',
        tells: { title: '№\u00a0{number} қате түзетілді', text: '«{title}».[ {comment}]' },
      },
      dismiss: {
        does: 'Түзетусіз жабу',
        says: '{actor} қатені түзетусіз жапты[: {comment}]',
        tells: { title: '№\u00a0{number} хабар жабылды', text: '«{title}»: {comment}' },
      },
      merge: {
        does: 'Біріктіру',
        says: '{actor} қате туралы хабарды басқасымен біріктірді',
        tells: { title: '№\u00a0{number} хабар басқасымен біріктірілді', text: '«{title}»: бұл туралы бұрын хабарланған. Түзетілгенде сізге хабар келеді.' },
      },
      reopen: {
        does: 'Жұмысқа қайтару',
        says: '{actor} қатені жұмысқа қайтарды[: {comment}]',
        tells: { title: '№\u00a0{number} қате қайта жұмыста', text: '«{title}»: {comment}' },
      },
      comment: {
        does: 'Түсініктеме жазу',
        says: '{actor} қатеге түсініктеме жазды[: {comment}]',
        tells: { title: '№\u00a0{number} қатеге жаңа түсініктеме', text: '{actor}: {comment}' },
      },
    },
    waits: {
      NEW: { title: 'Қате туралы жаңа хабарлар: {count}', text: 'Әлі ешкім жұмысқа алмаған: {count}, ең алғашқысы келген уақыт: {since}.' },
      IN_WORK: { title: 'Көптен жұмыста тұрған қателер: {count}', text: 'Бір аптадан артық жұмыста: {count}, ең алғашқысының уақыты: {since}.' },
    },
  },
} satisfies Words<typeof entities>;
export default kk;
