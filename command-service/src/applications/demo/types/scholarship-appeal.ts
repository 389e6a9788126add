import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { papers, pointsTo } from '../../../forms/demo/fields.ts';
import { called, fieldsOf, role, say, sign, step, onTo, truthful, type } from '../write.ts';

const field = fieldsOf('scholarship_appeal');

/** Against a decision about a scholarship: two offices look into it side by side, then the commission signs in order. */
export const scholarshipAppeal = (): TypeDefinition =>
  type(
    say('Апелляция по стипендии', 'Шәкіртақы бойынша апелляция', 'Scholarship appeal', 'Стипендия боюнча апелляция'),
    [
      field('rel', 'study_period', say('За какой период', 'Қай кезең үшін', 'For which term', 'Кайсы мезгил үчүн'), pointsTo('study_period', { required: true, initial: { source: 'current.study_period' } })),
      field('date', 'decided', say('Дата решения', 'Шешім күні', 'Day of the decision', 'Чечим күнү'), {
        required: true,
        min: -60,
        max: 0,
      }),
      field('float', 'average', say('Средний балл за период', 'Кезеңдегі орташа балл', 'Average mark of the term', 'Мезгилдеги орточо балл'), { required: true, min: 0, max: 4 }),
      field('int', 'amount', say('Сумма стипендии, тенге', 'Шәкіртақы сомасы, теңге', 'Amount of the scholarship, tenge', 'Стипендиянын суммасы, теңге'), { min: 0, max: 1_000_000 }),
      field('text', 'arguments', say('С чем вы не согласны', 'Немен келіспейсіз', 'What you disagree with', 'Эмнеге макул эмессиз'), { required: true, max_length: 5000 }),
      field('file', 'documents', called.documents, papers),
    ],
    [
      step(
        'examination',
        say('Изучение обращения', 'Өтінішті зерделеу', 'Examination', 'Кайрылууну изилдөө'),
        [
          sign('social', say('Отдел по социальным вопросам', 'Әлеуметтік мәселелер бөлімі', 'Social affairs', 'Социалдык маселелер бөлүмү'), [role('social_affairs_mod')], 5),
          sign('sums', called.finance, [role('fin_office')], 5, {
            acts: ['approve', 'return'],
            comment_required: ['return'],
          }),
        ],
        [{ when: { prop_code: 'average', operator: 'at_least', value: 3.33 }, to: 'commission' }, onTo('short')],
      ),
      step(
        'short',
        say('Решение без комиссии', 'Комиссиясыз шешім', 'Decision without the commission', 'Комиссиясыз чечим'),
        [
          sign('office_decision', called.office, [role('office')], 5, {
            acts: ['approve', 'reject', 'forward'],
            comment_required: ['approve', 'reject', 'forward'],
          }),
        ],
        [onTo(null)],
        ['commission'],
      ),
      step(
        'commission',
        say('Стипендиальная комиссия', 'Шәкіртақы комиссиясы', 'Scholarship commission', 'Стипендия комиссиясы'),
        [sign('votes', say('Голоса членов комиссии', 'Комиссия мүшелерінің дауысы', 'Votes of the members', 'Комиссия мүчөлөрүнүн добушу'), [role('social_affairs_mod'), role('office'), role('org_admin')], 7, { in_order: true, acts: ['approve', 'reject'], comment_required: ['reject'] })],
        [onTo(null)],
      ),
    ],
    {
      description: say('Если стипендию не назначили или назначили не в том размере.', 'Шәкіртақы тағайындалмаса немесе мөлшері дұрыс болмаса.', 'If a scholarship was refused or its amount is wrong.', 'Стипендия дайындалбаса же өлчөмү туура эмес болсо.'),
      agreement: truthful,
      completion_message: say('Апелляция удовлетворена. Разница придёт со следующей выплатой.', 'Апелляция қанағаттандырылды. Айырмасы келесі төлеммен түседі.', 'The appeal is granted. The difference comes with the next payment.', 'Апелляция канааттандырылды. Айырмасы кийинки төлөм менен келет.'),
    },
  );
