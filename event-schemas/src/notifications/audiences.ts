/** Whom a banner is for: everybody, people of some roles, students or teachers (who can be narrowed further). */
export const audiences = ['everybody', 'roles', 'students', 'teachers'] as const;
export type TargetAudience = (typeof audiences)[number];
