/** Codes of the catalogue as plain lists, for pages that show choices and validate nothing. */
export const preparationLevels = ['bachelor', 'master', 'doctor', 'specialist'] as const;
export const studyForms = ['full_time', 'part_time', 'distance', 'evening'] as const;
export const cycles = ['ood', 'bd', 'pd'] as const;
export const components = ['ok', 'vk', 'kv'] as const;
export const semesters = ['autumn', 'spring', 'summer'] as const;
