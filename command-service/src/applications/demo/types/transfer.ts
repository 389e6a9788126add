import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { option, papers, pointsTo } from '../../../forms/demo/fields.ts';
import { advisor, called, fieldsOf, head, role, say, sign, step, onTo, truthful, type } from '../write.ts';

const field = fieldsOf('transfer');

/** To another program: where it is taught in English the commission decides, one after the other. What the portal knows, the average mark, is not asked for. */
export const transfer = (): TypeDefinition =>
  type(
    say('Перевод на другую программу', 'Басқа бағдарламаға ауысу', 'Transfer to another program', 'Башка программага которулуу'),
    [
      field('input', 'from_program', say('Сейчас учусь на программе', 'Қазір оқитын бағдарламам', 'I study now', 'Азыр окуган программам'), { is_accessible: false, initial: { source: 'profile.edu_program' } }),
      field('rel', 'to_program', say('Хочу перейти на программу', 'Ауысқым келетін бағдарлама', 'I want to change to', 'Которулгум келген программа'), pointsTo('edu_program', { required: true, autofill: [{ take: 'cathedra', into: 'department' }] })),
      field('input', 'department', say('Принимающая кафедра', 'Қабылдайтын кафедра', 'Receiving department', 'Кабыл алуучу кафедра'), { is_accessible: false }),
      field('rel', 'study_period', say('С какого периода', 'Қай кезеңнен бастап', 'From which term', 'Кайсы мезгилден баштап'), pointsTo('study_period', { required: true })),
      field('dropdown', 'language', say('Язык обучения', 'Оқу тілі', 'Language of study', 'Окуу тили'), {
        required: true,
        options: [option('kk', say('Казахский', 'Қазақ тілі', 'Kazakh', 'Казакча')), option('ru', say('Русский', 'Орыс тілі', 'Russian', 'Орусча')), option('en', say('Английский', 'Ағылшын тілі', 'English', 'Англисче'))],
      }),
      field('file', 'transcript', say('Транскрипт', 'Транскрипт', 'Transcript', 'Транскрипт'), {
        ...papers,
        required: true,
        max_count: 1,
      }),
      field('text', 'explanation', say('Почему вы переходите', 'Неге ауысасыз', 'Why you want to change', 'Эмне үчүн которуласыз'), { required: true, max_length: 3000 }),
    ],
    [
      step('advisor', called.advisor, [sign('advisor_opinion', called.advisor, [advisor], 3)], [onTo('comparison')]),
      step(
        'comparison',
        say('Разница программ', 'Бағдарламалар айырмасы', 'Difference of the programs', 'Программалардын айырмасы'),
        [sign('department', called.head, [head], 5), sign('credits', say('Зачёт кредитов', 'Кредиттерді есепке алу', 'Credits recognised', 'Кредиттерди эсепке алуу'), [role('office')], 5)],
        [{ when: { prop_code: 'language', operator: 'is', value: 'en' }, to: 'commission' }, onTo('order')],
      ),
      step(
        'commission',
        say('Комиссия', 'Комиссия', 'Commission', 'Комиссия'),
        [sign('commission_votes', say('Решение комиссии', 'Комиссия шешімі', 'Decision of the commission', 'Комиссиянын чечими'), [role('office'), role('org_admin')], 7, { in_order: true, acts: ['approve', 'reject'], comment_required: ['reject'] })],
        [onTo('order')],
      ),
      step(
        'order',
        called.order,
        [
          sign('transfer_order', called.office, [role('office')], 3, {
            acts: ['approve', 'return', 'forward'],
            comment_required: ['return', 'forward'],
          }),
        ],
        [onTo(null)],
        ['comparison', 'commission'],
      ),
    ],
    {
      description: say(
        'Для студентов 1–3 курсов. Разницу дисциплин нужно сдать до конца следующего семестра.',
        '1–3 курс студенттеріне. Пәндер айырмасын келесі семестрдің соңына дейін тапсыру керек.',
        'For years 1 to 3. What the programs differ in has to be made up by the end of the next term.',
        '1–3-курстун студенттери үчүн. Сабактардын айырмасын кийинки семестрдин аягына чейин тапшыруу керек.',
      ),
      audience: { roles: ['student'], preparation_levels: [], study_forms: [], courses: [1, 2, 3], edu_programs: [] },
      blocked_by: ['financial', 'library'],
      agreement: truthful,
      after_return: 'from_start',
      completion_message: say('Вы переведены. Новый учебный план уже в вашем кабинете.', 'Сіз ауыстырылдыңыз. Жаңа оқу жоспары кабинетіңізде.', 'You are transferred. The new study plan is in your account.', 'Сиз которулдуңуз. Жаңы окуу планы кабинетиңизде.'),
    },
  );
