import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  kind: {
    student: 'Студент туралы мәлімет',
    teacher: 'Оқытушы туралы мәлімет',
    cathedra: 'Кафедра',
    discipline: 'Пән',
    edu_program: 'Білім беру бағдарламасы',
    edu_program_group: 'Бағдарламалар тобы',
    faculty: 'Факультет',
    room: 'Аудитория',
    student_group: 'Топ',
    study_period: 'Оқу кезеңі',
    study_plan: 'Оқу жоспары',
  },
  field: {
    fields: 'Мәліметтер',
    position: 'Лауазымы',
    head: 'Меңгеруші',
    gender: 'Жынысы',
    citizenship: 'Азаматтығы',
    is_advisor: 'Эдвайзер бола алады',
    faculty: 'Факультет',
    cathedra: 'Кафедра',
    edu_program_group: 'Бағдарламалар тобы',
    student_status: 'Студенттің мәртебесі',
    study_years: 'Оқу мерзімі, жыл',
    building: 'Корпус',
    required_discipline: 'Қажетті пән',
    cycle: 'Цикл',
    component: 'Компонент',
    prerequisites: 'Пререквизиттер',
    and_prerequisites: 'Онымен бірге',
    recommended_for: 'Кімге ұсынылады',
    needs_medical_certificate: 'Медициналық анықтама керек',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
