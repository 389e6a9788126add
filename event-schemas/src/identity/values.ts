import { z } from 'zod';

/** Values that events, commands and views of identity share. */
export const uid = z.uuid();

/** A log-in name as it is stored: lower case, so that `Student` and `student` are one. */
export const login = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(50)
  .regex(/^[a-z0-9][a-z0-9._@-]*$/);

/** Names of a person; texts of at most 50 characters (portal.md §5). The middle name may be empty. */
export const personName = z.object({
  last_name: z.string().trim().min(1).max(50),
  first_name: z.string().trim().min(1).max(50),
  middle_name: z.string().trim().max(50),
});
export type PersonName = z.infer<typeof personName>;

/** "Family First": how a person is called on every screen (portal.md §3, active user). */
export const displayName = (name: Pick<PersonName, 'last_name' | 'first_name'>): string =>
  `${name.last_name} ${name.first_name}`.trim();

/** An e-mail address in lower case, or nothing. */
export const email = z.union([z.string().trim().toLowerCase().max(254).pipe(z.email()), z.literal('')]);

/** A phone number in E.164, or nothing. */
export const storedPhone = z.string().regex(/^(\+[1-9]\d{7,14})?$/);
