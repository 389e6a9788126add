/** Codes of the catalogue as plain lists, for pages that show choices and validate nothing. */
export const preparationLevels = ['bachelor', 'master', 'doctor', 'specialist'] as const;
export const studyForms = ['full_time', 'part_time', 'distance', 'evening'] as const;
export const cycles = ['ood', 'bd', 'pd'] as const;
export const components = ['ok', 'vk', 'kv'] as const;
export const semesters = ['autumn', 'spring', 'summer'] as const;
export const genders = ['male', 'female', 'unknown'] as const;
export const studentStatuses = ['studying', 'academic_leave', 'expelled', 'graduated'] as const;
export const roomKinds = [
  'lecture',
  'seminar',
  'computer',
  'laboratory',
  'sport',
  'workshop',
  'hall',
  'other',
] as const;
export const roomEquipment = [
  'projector',
  'screen',
  'board',
  'interactive_board',
  'computers',
  'sound',
  'video',
  'lab',
  'wheelchair',
] as const;
