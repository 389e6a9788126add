import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { option, papers, pointsTo } from '../../../forms/demo/fields.ts';
import { called, fieldsOf, role, say, sign, step, onTo, type } from '../write.ts';

const field = fieldsOf('dormitory');

/** A place in the dormitory: who has a right to one first passes social affairs. */
export const dormitory = (): TypeDefinition =>
  type(
    say('Место в общежитии', 'Жатақханадан орын', 'Place in a dormitory', 'Жатаканадан орун'),
    [
      field('rel', 'study_year', say('На какой учебный год', 'Қай оқу жылына', 'For which academic year', 'Кайсы окуу жылына'), pointsTo('study_year', { required: true, initial: { source: 'current.study_year' } })),
      field('input', 'home', say('Откуда вы', 'Қайдан келдіңіз', 'Where you come from', 'Кайдан келдиңиз'), {
        required: true,
        max_length: 100,
      }),
      field('int', 'distance', say('Расстояние до дома, км', 'Үйге дейінгі қашықтық, км', 'Distance to home, km', 'Үйгө чейинки аралык, км'), { required: true, min: 0, max: 10_000 }),
      field('dropdown', 'privilege', say('Право на первоочередное заселение', 'Бірінші кезекте орналасу құқығы', 'Right to a place first', 'Биринчи кезекте орношуу укугу'), {
        required: true,
        initial: { value: 'none' },
        options: [
          option('none', say('Нет', 'Жоқ', 'None', 'Жок')),
          option('orphan', say('Сирота', 'Жетім', 'Orphan', 'Жетим')),
          option('disability', say('Инвалидность', 'Мүгедектік', 'Disability', 'Майыптык')),
          option('large_family', say('Многодетная семья', 'Көпбалалы отбасы', 'Large family', 'Көп балалуу үй-бүлө')),
        ],
      }),
      field('rel', 'roommates', say('С кем хотите жить', 'Кіммен тұрғыңыз келеді', 'With whom you want to live', 'Ким менен жашагыңыз келет'), { related: 'student', multiple: true, max_count: 3 }),
      field('file', 'documents', called.documents, {
        ...papers,
        hint: say('Если есть право на первоочередное заселение', 'Бірінші кезекте орналасу құқығыңыз болса', 'If you have a right to a place first', 'Биринчи кезекте орношуу укугуңуз болсо'),
      }),
      field('input', 'phone', called.phone, { max_length: 20, initial: { source: 'profile.phone' } }),
    ],
    [
      step(
        'reception',
        say('Приём', 'Қабылдау', 'Reception', 'Кабыл алуу'),
        [sign('complete', say('Проверка анкеты', 'Сауалнаманы тексеру', 'Check of the form', 'Анкетаны текшерүү'), [role('specialist'), role('office')], 3)],
        [{ when: { prop_code: 'privilege', operator: 'is_not', value: 'none' }, to: 'social' }, onTo('allocation')],
      ),
      step('social', say('Подтверждение льготы', 'Жеңілдікті растау', 'Confirmation of the right', 'Жеңилдикти ырастоо'), [sign('right', say('Отдел по социальным вопросам', 'Әлеуметтік мәселелер бөлімі', 'Social affairs', 'Социалдык маселелер бөлүмү'), [role('social_affairs_mod')], 4)], [onTo('allocation')]),
      step(
        'allocation',
        say('Распределение мест', 'Орындарды бөлу', 'Allocation of places', 'Орундарды бөлүштүрүү'),
        [
          sign('room', say('Администрация общежития', 'Жатақхана әкімшілігі', 'Dormitory management', 'Жатакананын администрациясы'), [role('specialist')], 10, { remind_days_before: 3 }),
          sign('fee', called.finance, [role('fin_office')], 10, {
            acts: ['approve', 'return'],
            comment_required: ['return'],
          }),
        ],
        [onTo(null)],
      ),
    ],
    {
      blocked_by: ['financial', 'fine'],
      agreement: say(
        'Я ознакомился с правилами проживания в общежитии и обязуюсь их соблюдать. Указанные сведения достоверны.',
        'Жатақханада тұру ережелерімен таныстым және оларды сақтауға міндеттенемін. Берілген мәліметтер дұрыс.',
        'I have read the rules of the dormitory and will keep to them. What I have stated is true.',
        'Жатаканада жашоо эрежелери менен тааныштым жана аларды сактоого милдеттенем. Берилген маалымат туура.',
      ),
      description: say(
        'Места распределяют до начала учебного года; свободные — весь год.',
        'Орындар оқу жылы басталғанша бөлінеді; бос орындар жыл бойы беріледі.',
        'Places are allocated before the academic year; what stays free, all year round.',
        'Орундар окуу жылы башталганча бөлүштүрүлөт; бош орундар жыл бою берилет.',
      ),
      completion_message: say('Место закреплено за вами. Заселяйтесь в течение десяти дней.', 'Орын сізге бекітілді. Он күн ішінде орналасыңыз.', 'A place is yours. Move in within ten days.', 'Орун сизге бекитилди. Он күндүн ичинде орношуңуз.'),
    },
  );
