import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { option, papers, pointsTo } from '../../../forms/demo/fields.ts';
import { advisor, called, fieldsOf, head, role, say, sign, step, onTo, type } from '../write.ts';

const field = fieldsOf('retake');

/** An exam once more: after an illness free of charge, after a failure against payment. */
export const retake = (): TypeDefinition =>
  type(
    say('Пересдача экзамена', 'Емтиханды қайта тапсыру', 'Retake of an exam', 'Экзаменди кайра тапшыруу'),
    [
      field(
        'rel',
        'course',
        say('Дисциплина', 'Пән', 'Course', 'Сабак'),
        pointsTo('my_course', {
          required: true,
          autofill: [
            { take: 'teacher', into: 'teacher' },
            { take: 'credits', into: 'credits' },
          ],
        }),
      ),
      field('input', 'teacher', say('Преподаватель', 'Оқытушы', 'Teacher', 'Окутуучу'), {
        is_accessible: false,
        max_length: 200,
      }),
      field('float', 'credits', say('Кредиты', 'Кредит', 'Credits', 'Кредит'), {
        is_accessible: false,
        min: 0,
        max: 60,
      }),
      field('dropdown', 'reason', called.reason, {
        required: true,
        options: [
          option('illness', say('Болезнь в день экзамена', 'Емтихан күні ауырып қалу', 'Illness on the day', 'Экзамен күнү ооруп калуу')),
          option('failed', say('Неудовлетворительная оценка', 'Қанағаттанарлықсыз баға', 'A failed exam', 'Канааттандырарлык эмес баа')),
          option('raise', say('Повышение оценки', 'Бағаны көтеру', 'A better mark', 'Бааны көтөрүү')),
        ],
      }),
      field('datetime', 'missed_at', say('Когда был экзамен', 'Емтихан қашан болды', 'When the exam was', 'Экзамен качан болгон'), { min: -120, max: 0 }),
      field('date', 'wanted', say('Удобный день', 'Қолайлы күн', 'A day that suits you', 'Ыңгайлуу күн'), {
        min: 1,
        max: 60,
      }),
      field('file', 'documents', say('Медицинская справка', 'Медициналық анықтама', 'Medical certificate', 'Медициналык маалымкат'), { ...papers, accessibility_depends_on: 'missed_at' }),
    ],
    [
      step('advisor', called.advisor, [sign('advisor_opinion', called.advisor, [advisor], 2)], [{ when: { prop_code: 'reason', operator: 'is', value: 'illness' }, to: 'medical' }, onTo('payment')]),
      step(
        'medical',
        say('Проверка справки', 'Анықтаманы тексеру', 'Check of the certificate', 'Маалымкатты текшерүү'),
        [sign('medical_check', say('Медицинский пункт', 'Медициналық пункт', 'Medical service', 'Медициналык пункт'), [role('specialist')], 2, { acts: ['approve', 'reject', 'forward'], comment_required: ['reject', 'forward'] })],
        [onTo('schedule')],
        ['payment'],
      ),
      step('payment', say('Оплата пересдачи', 'Қайта тапсыру ақысы', 'Payment of the retake', 'Кайра тапшыруу акысы'), [sign('paid', called.finance, [role('fin_office')], 3)], [onTo('schedule')]),
      step('schedule', say('Назначение дня', 'Күнін белгілеу', 'Setting the day', 'Күнүн белгилөө'), [sign('department', called.head, [head], 2), sign('exam_day', called.office, [role('office')], 3)], [onTo(null)]),
    ],
    {
      description: say('Подайте в течение двух недель после экзамена.', 'Емтиханнан кейін екі апта ішінде беріңіз.', 'Apply within two weeks of the exam.', 'Экзаменден кийин эки жуманын ичинде бериңиз.'),
      max_open: 3,
      blocked_by: ['financial'],
      completion_message: say('Пересдача назначена. День и аудитория появятся в вашем календаре.', 'Қайта тапсыру белгіленді. Күні мен аудиториясы күнтізбеңізде шығады.', 'The retake is set. Day and room will appear in your calendar.', 'Кайра тапшыруу белгиленди. Күнү жана аудиториясы календарыңызда чыгат.'),
    },
  );
