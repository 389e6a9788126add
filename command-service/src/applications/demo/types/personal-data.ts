import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { option, papers } from '../../../forms/demo/fields.ts';
import { called, fieldsOf, role, say, sign, step, onTo, truthful, type } from '../write.ts';

const field = fieldsOf('personal_data');

/** A new name or document, of students and of teachers: a changed name is also signed by the administrator. */
export const personalData = (): TypeDefinition =>
  type(
    say('Изменение персональных данных', 'Жеке деректерді өзгерту', 'Change of personal data', 'Жеке маалыматты өзгөртүү'),
    [
      field('input', 'now_called', say('Сейчас в портале', 'Порталда қазір', 'In the portal now', 'Порталда азыр'), {
        is_accessible: false,
        max_length: 200,
        initial: { source: 'profile.full_name' },
      }),
      field('dropdown', 'what', say('Что изменилось', 'Не өзгерді', 'What has changed', 'Эмне өзгөрдү'), {
        required: true,
        options: [
          option('name', say('Фамилия, имя или отчество', 'Тегі, аты немесе әкесінің аты', 'A name', 'Фамилиясы, аты же атасынын аты')),
          option('document', say('Документ, удостоверяющий личность', 'Жеке басын куәландыратын құжат', 'The identity document', 'Өздүктү ырастаган документ')),
          option('address', say('Адрес проживания', 'Тұрғылықты мекенжайы', 'The address', 'Жашаган дареги')),
        ],
      }),
      field('input', 'new_value', say('Новые данные', 'Жаңа деректер', 'The new data', 'Жаңы маалымат'), {
        required: true,
        max_length: 200,
        accessibility_depends_on: 'what',
      }),
      field('date', 'since', say('С какого числа', 'Қай күннен бастап', 'Since when', 'Кайсы күндөн баштап'), {
        required: true,
        min: -3650,
        max: 0,
        initial: { source: 'today' },
      }),
      field('file', 'documents', say('Скан документа', 'Құжаттың сканы', 'Scan of the document', 'Документтин сканы'), {
        ...papers,
        required: true,
        max_count: 3,
      }),
    ],
    [
      step('check', say('Проверка документа', 'Құжатты тексеру', 'Check of the document', 'Документти текшерүү'), [sign('document', called.office, [role('office')], 3)], [{ when: { prop_code: 'what', operator: 'is', value: 'name' }, to: 'order' }, onTo(null)]),
      step(
        'order',
        called.order,
        [
          sign('name_order', say('Администратор', 'Әкімші', 'Administrator', 'Администратор'), [role('org_admin')], 5, {
            acts: ['approve', 'return', 'forward'],
            comment_required: ['return', 'forward'],
          }),
        ],
        [onTo(null)],
        ['check'],
      ),
    ],
    {
      description: say('Для студентов и преподавателей. Приложите новый документ.', 'Студенттер мен оқытушыларға. Жаңа құжатты қоса беріңіз.', 'For students and teachers. Attach the new document.', 'Студенттер жана окутуучулар үчүн. Жаңы документти тиркеңиз.'),
      audience: {
        roles: ['student', 'teacher'],
        preparation_levels: [],
        study_forms: [],
        courses: [],
        edu_programs: [],
      },
      agreement: truthful,
      completion_message: say('Данные в портале изменены.', 'Порталдағы деректер өзгертілді.', 'Your data in the portal are changed.', 'Порталдагы маалымат өзгөртүлдү.'),
    },
  );
