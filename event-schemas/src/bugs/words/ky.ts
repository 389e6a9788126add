import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What bugs are called. */
const ky = {
  bug: {
    one: 'ката тууралуу билдирүү',
    many: 'каталар тууралуу билдирүүлөр',
    object: 'ката тууралуу билдирүүнү',
    lead: 'Адамдарда эмне иштебей жатат: ишке алыңыз, жооп бериңиз, жабыңыз. Автор ар бир кадам тууралуу билип турат.',
    empty: 'Ката тууралуу билдирүү жок',
    fields: {
      number: 'Номери',
      title: 'Эмне болду',
      happened: 'Кененирээк',
      expected: 'Кандай болушу керек эле',
      files: 'Сүрөттөр жана файлдар',
      page: 'Барак',
      request: 'Суроо-талаптын номери',
      browser: 'Браузер',
      reporter: 'Автору',
      reporter_role: 'Автордун ролу',
      created_at: 'Келген убактысы',
      state: 'Абалы',
      comment: 'Түшүндүрмө',
      assignee: 'Аткаруучу',
      outcome: 'Жыйынтыгы',
      merged_into: 'Бириктирилген билдирүү',
      performed_at: 'Жабылган убактысы',
    },
    hints: {
      title: 'Бир сүйлөм менен: «карта сакталбайт», «тизме бош»',
      happened: 'Эмнени бастыңыз жана эмнени көрдүңүз',
    },
    states: { NEW: 'Жаңы', IN_WORK: 'Каралууда', PERFORMED: 'Аткарылды' },
    codes: { outcome: { FIXED: 'Оңдолду', DISMISSED: 'Оңдолбой жабылды', DUPLICATE: 'Кайталанган' } },
    rules: { 'bugs.merged_into_wrong': 'Өзү эч нерсе менен бириктирилбеген башка билдирүүнү тандаңыз.' },
    acts: {
      take: {
        does: 'Ишке алуу',
        says: '{actor} катаны ишке алды',
        tells: { title: '№\u00a0{number} ката ишке алынды', text: '«{title}»: аны {actor} карап жатат.' },
      },
      take_over: { does: 'Өзүмө алуу', says: '{actor} катаны өзүнө алды' },
      perform: {
        does: 'Оңдолду',
        says: '{actor} катаны оңдолду деп жапты[: {comment}]',
        tells: { title: '№\u00a0{number} ката оңдолду', text: '«{title}».[ {comment}]' },
      },
      dismiss: {
        does: 'Оңдобой жабуу',
        says: '{actor} катаны оңдобой жапты[: {comment}]',
        tells: { title: '№\u00a0{number} билдирүү жабылды', text: '«{title}»: {comment}' },
      },
      merge: {
        does: 'Бириктирүү',
        says: '{actor} ката тууралуу билдирүүнү башкасы менен бириктирди',
        tells: { title: '№\u00a0{number} билдирүү башкасы менен бириктирилди', text: '«{title}»: бул тууралуу мурда билдиришкен. Оңдолгондо сизге кабар келет.' },
      },
      reopen: {
        does: 'Ишке кайтаруу',
        says: '{actor} катаны ишке кайтарды[: {comment}]',
        tells: { title: '№\u00a0{number} ката кайра иште', text: '«{title}»: {comment}' },
      },
      comment: {
        does: 'Түшүндүрмө жазуу',
        says: '{actor} катага түшүндүрмө жазды[: {comment}]',
        tells: { title: '№\u00a0{number} катага жаңы түшүндүрмө', text: '{actor}: {comment}' },
      },
    },
    waits: {
      NEW: { title: 'Ката тууралуу жаңы билдирүүлөр: {count}', text: 'Аларды азырынча эч ким ала элек: {count}, эң биринчиси келген убакыт: {since}.' },
      IN_WORK: { title: 'Көптөн бери иште турган каталар: {count}', text: 'Бир жумадан ашык иште: {count}, эң биринчисинин убактысы: {since}.' },
    },
  },
} satisfies Words<typeof entities>;
export default ky;
