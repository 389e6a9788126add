import type { Random } from './random.ts';

/** Names of people of the region, with the letters of their languages. A family name may end differently for women. */
interface People {
  last: readonly (readonly [male: string, female: string])[];
  male: readonly string[];
  female: readonly string[];
  middle: readonly (readonly [male: string, female: string])[];
  citizenship: string;
}
const both = (...names: string[]): (readonly [string, string])[] => names.map(name => [name, name]);
const slavic = (...names: string[]): (readonly [string, string])[] => names.map(name => [name, name.endsWith('ий') ? `${name.slice(0, -2)}ая` : `${name}а`]);

const kazakh: People = {
  last: [
    ...slavic('Сәрсенбаев', 'Қасымов', 'Нұрланов', 'Өмірбеков', 'Жұмабаев', 'Тоқтаров', 'Ержанов', 'Бекенов', 'Әлімжанов', 'Ғабдуллин', 'Исабеков', 'Құлманов', 'Мұхамеджанов', 'Оразбаев', 'Смағұлов', 'Тілеубеков', 'Үмбетов', 'Шәріпов', 'Әбдірахманов', 'Досымбеков'),
    ...both('Сейтқали', 'Әбілқасым', 'Төлеген', 'Қожахмет', 'Байжан'),
  ],
  male: ['Әлихан', 'Нұрсұлтан', 'Ерасыл', 'Айдос', 'Дәулет', 'Мирас', 'Санжар', 'Бекзат', 'Темірлан', 'Қайрат', 'Асылхан', 'Олжас', 'Рүстем', 'Ғалымжан', 'Ілияс'],
  female: ['Әйгерім', 'Дана', 'Аружан', 'Айша', 'Гүлнәр', 'Жанель', 'Мөлдір', 'Сабина', 'Інжу', 'Назерке', 'Қарлығаш', 'Толғанай', 'Ұлжан', 'Ақбота', 'Шұғыла'],
  middle: ['Нұрлан', 'Серік', 'Ерлан', 'Бауыржан', 'Қуаныш', 'Марат', 'Әсет', 'Болат', 'Талғат', 'Ғани'].map(name => [`${name}ұлы`, `${name}қызы`] as const),
  citizenship: 'KZ',
};
const kyrgyz: People = {
  last: slavic('Асанов', 'Жээнбеков', 'Бакиров', 'Осмонов', 'Сыдыков', 'Токтогулов', 'Ибраимов', 'Мамбетов', 'Үсөнов', 'Өмүралиев', 'Бөкөнбаев', 'Жумагулов'),
  male: ['Азамат', 'Бектур', 'Эрлан', 'Нурбек', 'Тилек', 'Үсөн', 'Айбек', 'Кубаныч', 'Өмүрбек', 'Данияр'],
  female: ['Айпери', 'Бегимай', 'Нурзат', 'Жылдыз', 'Элнура', 'Гүлзат', 'Мээрим', 'Чолпон', 'Айжаркын', 'Көрүмдүү'],
  middle: ['Асан', 'Бакыт', 'Нурлан', 'Таалай', 'Эркин', 'Жеңиш', 'Мирлан'].map(name => [`${name} уулу`, `${name} кызы`] as const),
  citizenship: 'KG',
};
const russian: People = {
  last: [...slavic('Иванов', 'Соколов', 'Кузнецов', 'Морозов', 'Павлов', 'Лебедев', 'Васильев', 'Орлов', 'Никитин', 'Зайцев', 'Белявский'), ...both('Ким', 'Цой', 'Шевченко')],
  male: ['Александр', 'Дмитрий', 'Максим', 'Артём', 'Илья', 'Никита', 'Роман', 'Егор', 'Кирилл', 'Тимур'],
  female: ['Анна', 'Мария', 'Екатерина', 'Алина', 'Виктория', 'Полина', 'Дарья', 'Ксения', 'Юлия', 'Вероника'],
  middle: [
    ['Андреевич', 'Андреевна'],
    ['Сергеевич', 'Сергеевна'],
    ['Игоревич', 'Игоревна'],
    ['Владимирович', 'Владимировна'],
    ['Олегович', 'Олеговна'],
    ['Павлович', 'Павловна'],
    ['', ''],
  ],
  citizenship: 'KZ',
};
const shares = [kazakh, kazakh, kazakh, kazakh, kazakh, kazakh, kyrgyz, kyrgyz, russian, russian] as const;

export interface Person {
  last_name: string;
  first_name: string;
  middle_name: string;
  gender: 'male' | 'female';
  citizenship: string;
}

/** Invents people; no two have the same family, first and middle name. */
export function personMaker(random: Random): () => Person {
  const known = new Set<string>();
  return () => {
    for (;;) {
      const people = random.pick(shares);
      const female = random.chance(0.5);
      const side = female ? 1 : 0;
      const person: Person = {
        last_name: random.pick(people.last)[side],
        first_name: random.pick(female ? people.female : people.male),
        middle_name: random.pick(people.middle)[side],
        gender: female ? 'female' : 'male',
        citizenship: people.citizenship,
      };
      const name = `${person.last_name} ${person.first_name} ${person.middle_name}`;
      if (known.has(name)) continue;
      known.add(name);
      return person;
    }
  };
}
