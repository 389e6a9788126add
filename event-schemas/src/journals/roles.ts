/** Who gives classes and keeps their journals; the calls say which are theirs. */
export const teachers = ['teacher'] as const;
/** Who looks after journals of all teachers. */
export const overseers = ['office', 'org_admin'] as const;
/** Who reads all journals. */
export const readers = [...overseers, 'auditor'] as const;
/** Whose absences are read: one's own, those of the students that one advises, all. */
export const absenceReaders = ['student', 'supervisor', ...readers] as const;
/** Who has materials of courses: the calls say of which. */
export const materialReaders = ['student', ...teachers, ...overseers] as const;
export const teachersAndReaders = [...teachers, ...readers] as const;
