import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  permits: {
    title: 'Permissions for the course', hint: 'The student registers as usual; the chosen rules are not checked for them on this course.', none: 'No permissions', none_of_course: 'No permission was given for this course.',
    add: 'Give a permission', give: 'Permit', student: 'Student', course: 'Course', rules: 'Not checked', reason: 'Reason', by: 'Given by', given: 'Permission given',
    capacity_hint: 'If the lesson is full, it gets one more seat for this student alone; the seat goes when the student leaves.',
    withdraw: 'Withdraw', withdrawn: 'Permission withdrawn', withdraw_title: 'Withdraw the permission?', withdraw_text: '%{name}: the rules will be checked again. Whoever has registered already stays.', nothing_found: 'Nothing found',
  },
  rule: {
    access: 'Course or lessons closed', level: 'Level of study', program: 'Programme and field', prerequisites: 'Prerequisites', corequisites: 'Courses taken together', sport: 'Number of sport courses',
    introductory: 'Number of introductory courses', capacity: 'Free seat (one beyond the capacity)',
  },
  plans: {
    title: 'Study plans', grant: 'Grant further plans', further: 'Further plans', hint: 'The student may choose courses by these plans besides their own: a second programme, an exchange. If there are several, the student says which.',
    save: 'Save', saved: 'Study plans saved', none: 'No study plan assigned', own: 'own', granted: 'further', chosen: 'in use', must_choose: 'The student has not chosen a plan yet.',
  },
  history: { title: 'History of permissions and plans', none: 'There were no permissions and no further plans' },
} satisfies Catalogue<typeof ru>;
export default en;
