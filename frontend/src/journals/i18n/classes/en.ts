import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  add: 'Add a class',
  add_title: 'A class beside the plan',
  added: 'The class is added',
  move: 'Move',
  move_title: 'Move the class',
  moved: 'The class is moved',
  date: 'Date',
  start: 'Begins',
  length: 'Length, minutes',
  room: 'Room',
  room_hint: 'May be left empty',
  theme: 'Theme',
  substitute: 'Name a substitute',
  substitute_title: 'Who gives the class',
  substitute_teacher: 'Teacher',
  substitute_hint: 'Empty: the teacher of the course after all',
  substitute_reason: 'Reason',
  substituted: 'The substitute is noted',
  save: 'Save',
  tabs: {
    label: 'What to show',
    grid: 'Journal',
    cancellations: 'Cancellations',
  },
  happened: {
    SessionCancelled: 'Cancelled',
    SessionRestored: 'Restored',
    CancellationTold: 'Students told',
  },
  class: 'Class',
  event: 'What happened',
  at: 'When',
  by: 'By',
  comment: 'Comment',
  told: 'Who was told',
  told_count: 'Students: %{count}',
  none_cancelled: 'No class has been cancelled',
} satisfies Catalogue<typeof ru>;
export default en;
