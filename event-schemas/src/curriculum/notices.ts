import type { ModuleNotices } from '../kernel/notices.ts';

/** Students by their records; teachers who have no account are called as their records say. */
export const notices: Partial<ModuleNotices> = {
  sources: [
    {
      entity: 'student',
      effects: { StudentCreated: 'is', StudentChanged: 'changes' },
      keeps: ['last_name', 'first_name', 'advisor'],
    },
    { entity: 'person', effects: { TeacherCreated: 'first' }, keeps: ['last_name', 'first_name'] },
  ],
};
