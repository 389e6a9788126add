/** Codes of notifications as plain lists (no zod), for pages and for the schemas in values.ts. */

/** Kinds of notification with their colours of portal.md §9: personal primary, important danger, group success, university warning. */
export const notificationTypes = ['personal', 'important', 'group', 'university'] as const;
/** Whom a banner is for: everybody, people of some roles, students or teachers (who can be narrowed further). */
export const audiences = ['everybody', 'roles', 'students', 'teachers'] as const;
