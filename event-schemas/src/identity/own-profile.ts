import { z } from 'zod';
import { text, trimmed } from '../kernel/bounds.ts';
import { passwordMaxLength } from './password-rules.ts';

/** How many hours the link works by which a new address is confirmed. */
export const emailChangeHours = 24;

/** `POST /user/profile/email/`: the address that is to hold once the link of a mail to it was used; the password, as a borrowed browser is nobody's proof. */
export const askEmailChange = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  current_password: text(passwordMaxLength).min(1),
});
/** `POST /user/profile/email/confirm/`: `token` stands behind `#` of the link. */
export const confirmEmail = z.object({ change: z.uuid(), token: z.string().trim().min(1).max(100) });
export const confirmedEmail = z.object({ email: z.string() });

/** What a person says about themself; each may be empty. Names in Latin letters as in the passport. */
export const ownWords = z.object({
  about_me: trimmed(1000),
  status_text: trimmed(100),
  last_name_latin: trimmed(50).regex(/^[A-Za-z' -]*$/),
  first_name_latin: trimmed(50).regex(/^[A-Za-z' -]*$/),
});
export type OwnWords = z.infer<typeof ownWords>;
export const noWords: OwnWords = { about_me: '', status_text: '', last_name_latin: '', first_name_latin: '' };

/** `GET /user/profile/`: one's own. `email_asked`: the address that waits to be confirmed. */
export const ownProfile = ownWords.extend({
  uid: z.string(),
  login: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  email: z.string(),
  email_asked: z.string().nullable(),
  phone: z.string(),
});
