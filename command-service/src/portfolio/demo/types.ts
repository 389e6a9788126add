import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import { demoText } from '@portal/platform/records/demo.ts';
import { fieldsWith, option, papers, pointsTo, type FieldWriter } from '../../forms/demo/fields.ts';

export const demoUid = (name: string): string => idFrom('demo university', name);
export const typeUid = (type: string): string => demoUid(`achievement_type/${type}`);

const level = (field: FieldWriter): Property =>
  field('dropdown', 'level', demoText('Уровень', 'Деңгейі', 'Level', 'Деңгээли'), {
    required: true,
    options: [
      option('university', demoText('Вуз', 'ЖОО', 'University', 'ЖОЖ')),
      option('city', demoText('Город, область', 'Қала, облыс', 'City, region', 'Шаар, облус')),
      option('national', demoText('Республика', 'Республика', 'National', 'Республика')),
      option('international', demoText('Международный', 'Халықаралық', 'International', 'Эл аралык')),
    ],
  });
const day = (field: FieldWriter): Property => field('date', 'day', demoText('Дата', 'Күні', 'Date', 'Күнү'), { required: true, max: 0 });
const title = (field: FieldWriter, name: Localized): Property => field('input', 'title', name, { required: true, max_length: 200 });
const proof = (field: FieldWriter, name: Localized): Property => field('file', 'proof', name, { ...papers, required: true });

interface DemoType {
  name: Localized;
  description: Localized;
  files_needed: boolean;
  max_per_year: number | null;
  form: (field: FieldWriter) => readonly Property[];
}
/** Types of achievements of the demo university, in their order. */
export const demoTypes = {
  olympiad: {
    name: demoText('Олимпиады и конкурсы', 'Олимпиадалар мен байқаулар', 'Olympiads and contests', 'Олимпиадалар жана конкурстар'),
    description: demoText('Призовые места и участие, подтверждённые дипломом.', 'Дипломмен расталған жүлделі орындар мен қатысу.', 'Prizes and participation that a diploma confirms.', 'Диплом ырастаган байгелүү орундар жана катышуу.'),
    files_needed: true,
    max_per_year: null,
    form: field => [
      title(field, demoText('Олимпиада или конкурс', 'Олимпиада немесе байқау', 'Olympiad or contest', 'Олимпиада же конкурс')),
      level(field),
      field('dropdown', 'place', demoText('Результат', 'Нәтижесі', 'Result', 'Жыйынтыгы'), {
        required: true,
        options: [option('1', demoText('I место', 'I орын', '1st place', 'I орун')), option('2', demoText('II место', 'II орын', '2nd place', 'II орун')), option('3', demoText('III место', 'III орын', '3rd place', 'III орун')), option('part', demoText('Участие', 'Қатысу', 'Participation', 'Катышуу'))],
      }),
      day(field),
      proof(field, demoText('Диплом', 'Диплом', 'Diploma', 'Диплом')),
    ],
  },
  article: {
    name: demoText('Научные публикации', 'Ғылыми жарияланымдар', 'Scientific publications', 'Илимий жарыялоолор'),
    description: demoText('Статьи и тезисы, которые уже вышли.', 'Жарық көрген мақалалар мен тезистер.', 'Articles and abstracts that have appeared.', 'Жарык көргөн макалалар жана тезистер.'),
    files_needed: false,
    max_per_year: 10,
    form: field => [
      title(field, demoText('Название работы', 'Жұмыстың атауы', 'Title of the work', 'Эмгектин аталышы')),
      field('input', 'journal', demoText('Журнал или конференция', 'Журнал немесе конференция', 'Journal or conference', 'Журнал же конференция'), { required: true, max_length: 200 }),
      field('input', 'link', demoText('Ссылка (DOI)', 'Сілтеме (DOI)', 'Link (DOI)', 'Шилтеме (DOI)'), { max_length: 200 }),
      field('rel', 'supervisor', demoText('Научный руководитель', 'Ғылыми жетекші', 'Scientific supervisor', 'Илимий жетекчи'), pointsTo('teacher', { display_as_dropdown: false })),
      day(field),
      field('file', 'proof', demoText('Текст или страница сборника', 'Мәтін немесе жинақ беті', 'The text or its page', 'Текст же жыйнактын барагы'), papers),
    ],
  },
  sport: {
    name: demoText('Спорт', 'Спорт', 'Sport', 'Спорт'),
    description: demoText('Соревнования, разряды и звания.', 'Жарыстар, разрядтар мен атақтар.', 'Competitions, ranks and titles.', 'Мелдештер, разряддар жана наамдар.'),
    files_needed: true,
    max_per_year: null,
    form: field => [title(field, demoText('Соревнование', 'Жарыс', 'Competition', 'Мелдеш')), level(field), field('int', 'place', demoText('Место', 'Орны', 'Place', 'Орду'), { min: 1, max: 100 }), day(field), proof(field, demoText('Грамота', 'Грамота', 'Certificate', 'Грамота'))],
  },
  volunteering: {
    name: demoText('Волонтёрство', 'Еріктілік', 'Volunteering', 'Ыктыярчылык'),
    description: demoText('Помощь на мероприятиях и в проектах.', 'Іс-шаралар мен жобаларға көмек.', 'Help at events and in projects.', 'Иш-чараларга жана долбоорлорго жардам.'),
    files_needed: false,
    max_per_year: 12,
    form: field => [
      title(field, demoText('Проект', 'Жоба', 'Project', 'Долбоор')),
      field('int', 'hours', demoText('Часов', 'Сағат', 'Hours', 'Саат'), { required: true, min: 1, max: 500 }),
      field('text', 'about', demoText('Что вы делали', 'Не істедіңіз', 'What you did', 'Эмне кылдыңыз'), { max_length: 1000 }),
      day(field),
      field('file', 'proof', demoText('Благодарность или справка', 'Алғыс хат немесе анықтама', 'Letter of thanks', 'Алкыш кат же маалым кат'), papers),
    ],
  },
} satisfies Record<string, DemoType>;
export type DemoTypeName = keyof typeof demoTypes;
export const formOf = (type: DemoTypeName): Property[] => [...demoTypes[type].form(fieldsWith(code => demoUid(`achievement_type/${type}/${code}`)))];
