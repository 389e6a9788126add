import { z } from 'zod';
import { trimmed } from '../kernel/bounds.ts';
import { roleSchema } from '../kernel/roles.ts';
import { avatarStates } from './avatar-states.ts';

/** Pixels of a picture's side as it is kept, and the least that an uploaded one has. */
export const avatarSize = 512;
export const avatarLeast = 200;
export const avatarMaxBytes = 10 * 1_048_576;

/** `GET /user/user_info/{uid}/`: who somebody is. `photo`: a file's uid. Contacts are null where the reader may not see them (contacts.ts). */
export const personCard = z.object({
  uid: z.string(),
  display_name: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  roles: z.array(roleSchema),
  about_me: z.string(),
  status_text: z.string(),
  photo: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_disabled: z.boolean(),
  is_me: z.boolean(),
});

/** `GET /user/profile_lite/{id}/`: as much of somebody as stands beside their name. */
export const profileLite = personCard.pick({
  uid: true,
  display_name: true,
  roles: true,
  status_text: true,
  photo: true,
  is_disabled: true,
});
/** A row of `GET /user/all_profiles/`: somebody who can be invited. `group`: of a student. */
export const invitable = z.object({
  uid: z.string(),
  display_name: z.string(),
  roles: z.array(roleSchema),
  group: z.string().nullable(),
  photo: z.string().nullable(),
});

/** `GET /user/avatar/`: one's own picture, with what was said of it. */
export const ownAvatar = z.object({
  file: z.string().nullable(),
  state: z.enum(avatarStates).nullable(),
  reason: z.string(),
});
/** A row of `GET /user/bad_avatars/`. Whose it is only administrators are told. */
export const judgedAvatar = z.object({
  uid: z.string(),
  account: z.string().nullable(),
  display_name: z.string().nullable(),
  state: z.enum(avatarStates),
  reason: z.string(),
  uploaded_at: z.string(),
});
export type JudgedAvatar = z.infer<typeof judgedAvatar>;
/** `POST /user/bad_avatars/{uid}/decide/`; a rejection has its reason. */
export const decideAvatar = z
  .object({ accept: z.boolean(), reason: trimmed(500).default('') })
  .refine(({ accept, reason }) => accept || reason !== '', { path: ['reason'] });
