import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { papers, pointsTo } from '../../../forms/demo/fields.ts';
import { called, fieldsOf, head, role, say, sign, step, onTo, truthful, type } from '../write.ts';

const field = fieldsOf('reinstatement');

/** Back to the university: whose fees are not paid passes the finance office first. Taken until the exams begin. */
export const reinstatement = (now: string): TypeDefinition =>
  type(
    say('Восстановление', 'Қайта қабылдау', 'Reinstatement', 'Окууга кайра кабыл алуу'),
    [
      field('int', 'expelled_in', say('В каком году отчислены', 'Қай жылы шығарылдыңыз', 'Year in which you left', 'Кайсы жылы чыгарылгансыз'), { required: true, min: 2000, max: 2100 }),
      field('rel', 'program', say('Образовательная программа', 'Білім беру бағдарламасы', 'Education program', 'Билим берүү программасы'), pointsTo('edu_program', { required: true, initial: { source: 'profile.edu_program' } })),
      field('int', 'course', say('На какой курс', 'Қай курсқа', 'To which year', 'Кайсы курска'), {
        required: true,
        min: 1,
        max: 6,
        initial: { source: 'profile.course' },
      }),
      field('bool', 'paid', say('Задолженности по оплате нет', 'Оқу ақысы бойынша қарызым жоқ', 'My fees are paid', 'Окуу акысы боюнча карызым жок')),
      field('file', 'receipt', say('Квитанция об оплате', 'Төлем түбіртегі', 'Receipt', 'Төлөм дүмүрчөгү'), {
        ...papers,
        accessibility_depends_on: 'paid',
      }),
      field('text', 'explanation', called.explanation, { required: true, max_length: 2000 }),
    ],
    [
      step('office', called.office, [sign('file_check', say('Проверка личного дела', 'Жеке істі тексеру', 'Check of the file', 'Өздүк ишти текшерүү'), [role('office')], 3)], [{ when: { prop_code: 'paid', operator: 'is', value: true }, to: 'department' }, onTo('finance')]),
      step('finance', called.finance, [sign('payment', say('Погашение долга', 'Қарызды өтеу', 'Settling the debt', 'Карызды төлөө'), [role('fin_office')], 5)], [onTo('department')]),
      step('department', called.head, [sign('difference', say('Академическая разница', 'Академиялық айырма', 'Academic difference', 'Академиялык айырма'), [head], 5, { acts: ['approve', 'reject', 'return', 'forward'] })], [onTo('order')], ['finance']),
      step('order', called.order, [sign('reinstatement_order', called.order, [role('office'), role('org_admin')], 5, { in_order: true })], [onTo(null)]),
    ],
    {
      description: say('Принимаем до начала экзаменов.', 'Емтихандар басталғанға дейін қабылданады.', 'Taken until the exams begin.', 'Экзамендер башталганга чейин кабыл алынат.'),
      period: { start: inDays(now, -30), end: inDays(now, 25) },
      agreement: truthful,
      completion_message: say('Вы восстановлены. Эдвайзер свяжется с вами, чтобы составить план.', 'Сіз қайта қабылдандыңыз. Жоспар құру үшін эдвайзер сізбен хабарласады.', 'You are back. An advisor will contact you to plan your studies.', 'Сиз кайра кабыл алындыңыз. План түзүү үчүн эдвайзер сиз менен байланышат.'),
    },
  );
const inDays = (now: string, days: number): string => new Date(Date.parse(now.slice(0, 10)) + days * 86_400_000).toISOString();
