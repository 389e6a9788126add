import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { option, papers, pointsTo } from '../../../forms/demo/fields.ts';
import { advisor, called, fieldsOf, head, role, say, sign, step, onTo, truthful, type } from '../write.ts';

const field = fieldsOf('academic_leave');
const medical = { prop_code: 'reason', operator: 'is', value: 'medical' } as const;

/** Leave for up to a year: a medical one passes the medical commission, then department and finance sign side by side. */
export const academicLeave = (): TypeDefinition =>
  type(
    say('Академический отпуск', 'Академиялық демалыс', 'Academic leave', 'Академиялык өргүү'),
    [
      field('dropdown', 'reason', called.reason, {
        required: true,
        options: [
          option('medical', say('По состоянию здоровья', 'Денсаулық жағдайына байланысты', 'Health', 'Ден соолугуна байланыштуу')),
          option('childcare', say('Уход за ребёнком', 'Бала күтімі', 'Childcare', 'Бала багуу')),
          option('military', say('Призыв на воинскую службу', 'Әскери қызметке шақырылу', 'Military service', 'Аскерге чакырылуу')),
          option('family', say('Семейные обстоятельства', 'Отбасы жағдайы', 'Family circumstances', 'Үй-бүлөлүк жагдай')),
        ],
      }),
      field('rel', 'study_period', say('С какого периода', 'Қай кезеңнен бастап', 'From which term', 'Кайсы мезгилден баштап'), pointsTo('study_period', { required: true, autofill: [{ take: 'start_date', into: 'start' }] })),
      field('date', 'start', say('Начало отпуска', 'Демалыстың басталуы', 'First day of the leave', 'Өргүүнүн башталышы'), { required: true, min: -30, max: 365 }),
      field('date', 'end', say('Окончание отпуска', 'Демалыстың аяқталуы', 'Last day of the leave', 'Өргүүнүн бүтүшү'), {
        required: true,
        accessibility_depends_on: 'start',
        min: 0,
        max: 800,
        day_rules: [
          { rule: 'not_before', field: 'start' },
          { rule: 'at_most_after', field: 'start', amount: 1, unit: 'years' },
        ],
        hint: say('Не больше года', 'Бір жылдан аспайды', 'A year at most', 'Бир жылдан ашпайт'),
      }),
      field('file', 'documents', called.documents, {
        ...papers,
        required: true,
        hint: say('Заключение врачебной комиссии, свидетельство о рождении, повестка', 'Дәрігерлік комиссияның қорытындысы, туу туралы куәлік, шақыру қағазы', 'Medical certificate, birth certificate, draft notice', 'Дарыгерлик комиссиянын корутундусу, туулгандык тууралуу күбөлүк, чакыруу кагазы'),
      }),
      field('input', 'phone', called.phone, { max_length: 20, initial: { source: 'profile.phone' } }),
      field('text', 'explanation', called.explanation, { max_length: 2000 }),
    ],
    [
      step('advisor', called.advisor, [sign('advisor_opinion', called.advisor, [advisor], 3)], [{ when: medical, to: 'medical' }, onTo('agreement')]),
      step('medical', say('Медицинская комиссия', 'Медициналық комиссия', 'Medical commission', 'Медициналык комиссия'), [sign('medical_check', say('Проверка заключения', 'Қорытындыны тексеру', 'Check of the certificate', 'Корутундуну текшерүү'), [role('specialist')], 5)], [onTo('agreement')]),
      step(
        'agreement',
        say('Согласование', 'Келісу', 'Agreement', 'Макулдашуу'),
        [
          sign('department', called.head, [head], 3, { acts: ['approve', 'reject', 'return', 'forward'] }),
          sign('payment', called.finance, [role('fin_office')], 3, {
            acts: ['approve', 'return'],
            comment_required: ['return'],
          }),
        ],
        [onTo('order')],
        ['advisor'],
      ),
      step('order', called.order, [sign('leave_order', called.office, [role('office')], 5)], [onTo(null)]),
    ],
    {
      description: say('Перерыв в учёбе до одного года с сохранением места и гранта.', 'Орын мен грантты сақтай отырып, оқуды бір жылға дейін тоқтату.', 'A break of up to a year that keeps your place and your grant.', 'Орун менен грантты сактап, окууну бир жылга чейин токтотуу.'),
      blocked_by: ['library'],
      agreement: truthful,
      completion_message: say(
        'Приказ об отпуске подписан. До окончания отпуска подайте заявление о возвращении, иначе вас отчислят.',
        'Демалыс туралы бұйрыққа қол қойылды. Демалыс біткенше оралу туралы өтініш беріңіз, әйтпесе оқудан шығарыласыз.',
        'The order is signed. Apply to return before the leave ends, or your place is lost.',
        'Өргүү тууралуу буйрукка кол коюлду. Өргүү бүткөнчө кайтып келүү жөнүндө арыз бериңиз, болбосо окуудан чыгарыласыз.',
      ),
    },
  );
