import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: {
    student: 'Студент жөнүндө маалымат',
    teacher: 'Окутуучу жөнүндө маалымат',
    cathedra: 'Кафедра',
    discipline: 'Дисциплина',
    edu_program: 'Билим берүү программасы',
    edu_program_group: 'Программалар тобу',
    faculty: 'Факультет',
    room: 'Аудитория',
    student_group: 'Топ',
    study_period: 'Окуу мезгили',
    study_plan: 'Окуу планы',
  },
  field: {
    fields: 'Маалымат',
    position: 'Кызматы',
    head: 'Башчысы',
    gender: 'Жынысы',
    citizenship: 'Жарандыгы',
    is_advisor: 'Эдвайзер боло алат',
    faculty: 'Факультет',
    cathedra: 'Кафедра',
    edu_program_group: 'Программалар тобу',
    student_status: 'Студенттин статусу',
    study_years: 'Окуу мөөнөтү, жыл',
    building: 'Корпус',
    required_discipline: 'Керектүү дисциплина',
    cycle: 'Цикл',
    component: 'Компонент',
    prerequisites: 'Пререквизиттер',
    and_prerequisites: 'Аны менен бирге',
    recommended_for: 'Кимге сунушталат',
    needs_medical_certificate: 'Медициналык маалымкат керек',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
