import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { option } from '../../../forms/demo/fields.ts';
import { called, fieldsOf, role, say, sign, step, onTo, type } from '../write.ts';

const field = fieldsOf('certificate_of_study');

/** The application that is sent most: one signature within two days. */
export const certificateOfStudy = (): TypeDefinition =>
  type(
    say('Справка об обучении', 'Оқу туралы анықтама', 'Certificate of study', 'Окуу тууралуу маалымкат'),
    [
      field('dropdown', 'purpose', say('Куда требуется', 'Қайда ұсынылады', 'What it is for', 'Каякка керек'), {
        required: true,
        options: [
          option('bank', say('В банк', 'Банкке', 'For a bank', 'Банкка')),
          option('visa', say('В посольство для визы', 'Елшілікке, виза алу үшін', 'For an embassy (visa)', 'Элчиликке, виза үчүн'), { language: 'en' }),
          option('military', say('В военкомат', 'Әскери комиссариатқа', 'For the military office', 'Аскер комиссариатына')),
          option('work', say('По месту работы', 'Жұмыс орнына', 'For an employer', 'Жумуш ордуна')),
          option('social', say('Для социальной выплаты', 'Әлеуметтік төлем үшін', 'For a social benefit', 'Социалдык төлөм үчүн')),
        ],
      }),
      field('dropdown', 'language', say('Язык справки', 'Анықтама тілі', 'Language', 'Маалымкаттын тили'), {
        required: true,
        initial: { value: 'ru' },
        options: [option('kk', say('Казахский', 'Қазақша', 'Kazakh', 'Казакча')), option('ru', say('Русский', 'Орысша', 'Russian', 'Орусча')), option('en', say('Английский', 'Ағылшынша', 'English', 'Англисче'))],
      }),
      field('int', 'copies', say('Сколько экземпляров', 'Неше дана', 'Number of copies', 'Канча нуска'), {
        required: true,
        min: 1,
        max: 5,
        initial: { value: 1 },
      }),
      field('bool', 'with_stamp', say('Нужна гербовая печать', 'Елтаңбалы мөр керек', 'With the official stamp', 'Гербдүү мөөр керек')),
      field('input', 'comment', say('Что ещё учесть', 'Тағы нені ескеру керек', 'Anything else', 'Дагы эмнени эске алуу керек'), { max_length: 200 }),
    ],
    [step('office', called.office, [sign('issue', say('Подготовка справки', 'Анықтаманы дайындау', 'Preparing the certificate', 'Маалымкатты даярдоо'), [role('office')], 2)], [onTo(null)])],
    {
      description: say('Готовим за два рабочих дня.', 'Екі жұмыс күнінде дайындалады.', 'Ready within two working days.', 'Эки жумуш күнүндө даяр болот.'),
      max_open: 3,
      completion_message: say(
        'Справка готова. Заберите её в офисе регистратора, кабинет 105, с удостоверением личности.',
        'Анықтама дайын. Жеке куәлікпен тіркеуші офисінен, 105-кабинеттен алыңыз.',
        'Your certificate is ready. Collect it at the registrar’s office, room 105, with your identity card.',
        'Маалымкат даяр. Аны каттоо офисинен, 105-бөлмөдөн өздүк күбөлүк менен алыңыз.',
      ),
    },
  );
