import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  kind: {
    student: 'Student record',
    teacher: 'Teacher record',
    cathedra: 'Department',
    discipline: 'Discipline',
    edu_program: 'Education program',
    edu_program_group: 'Program group',
    faculty: 'Faculty',
    room: 'Room',
    student_group: 'Group',
    study_period: 'Term',
    study_plan: 'Study plan',
  },
  field: {
    fields: 'Details',
    position: 'Position',
    head: 'Head',
    gender: 'Gender',
    citizenship: 'Citizenship',
    is_advisor: 'May be an advisor',
    faculty: 'Faculty',
    cathedra: 'Department',
    edu_program_group: 'Program group',
    student_status: 'Student status',
    study_years: 'Years of study',
    building: 'Building',
    required_discipline: 'Required discipline',
    cycle: 'Cycle',
    component: 'Component',
    prerequisites: 'Prerequisites',
    and_prerequisites: 'Together with it',
    recommended_for: 'Recommended for',
    needs_medical_certificate: 'Medical certificate needed',
  },
} satisfies Catalogue<typeof ru>;
export default en;
