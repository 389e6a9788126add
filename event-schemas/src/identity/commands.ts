import { z } from 'zod';
import { locales } from '../kernel/localized.ts';
import { roleSchema } from '../kernel/roles.ts';
import { passwordMaxLength } from './password-rules.ts';
import { email, login, personName, uid } from './values.ts';

/** Shape only; the rules of a new password have codes of their own (password-rules.ts). */
const password = z.string().max(passwordMaxLength);

/** `POST /user/login/` */
export const logIn = z.object({ login: z.string().trim().min(1).max(254), password: password.min(1) });
/** `POST /user/create_new_password/`: the forced new password at the first log-in. */
export const createNewPassword = z.object({ new_password: password, confirmation: password });
/** `POST /user/change_password/` */
export const changePassword = z.object({
  current_password: password.min(1),
  new_password: password,
  confirmation: password,
});
/** `POST /user/phone/`: as the person writes it, see phone.ts. */
export const fillPhoneNumber = z.object({ phone: z.string().trim().min(1).max(50) });
/** `POST /user/language/`: in which language the portal writes to the person. */
export const chooseLanguage = z.object({ language: z.enum(locales) });
/** `POST /user/login_as/` */
export const loginAs = z.object({ account: uid });

/** `POST /identity/accounts/`: without `password` the answer holds a temporary one. */
export const openAccount = personName.extend({ login, email: email.default(''), roles: z.array(roleSchema).max(20) });
/** `POST /identity/first_administrator/`: `token` stands in the link that the portal prints at its first start. */
export const openFirstAdministrator = personName.extend({
  token: z.string().trim().min(1).max(100),
  login,
  email: email.default(''),
  new_password: password,
  confirmation: password,
});
/** `PUT /identity/accounts/{uid}/profile/`; `phone` may be empty. */
export const changeProfile = personName.extend({ email, phone: z.string().trim().max(50) });
/** `PUT /identity/accounts/{uid}/roles/` */
export const changeRoles = z.object({ roles: z.array(roleSchema).max(20) });
/** `POST /identity/accounts/{uid}/disable/` */
export const disableAccount = z.object({ reason: z.string().trim().min(1).max(500) });

export type LogIn = z.infer<typeof logIn>;
export type CreateNewPassword = z.infer<typeof createNewPassword>;
export type ChangePassword = z.infer<typeof changePassword>;
export type FillPhoneNumber = z.infer<typeof fillPhoneNumber>;
