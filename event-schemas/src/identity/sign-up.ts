import { z } from 'zod';
import { text } from '../kernel/bounds.ts';
import { locales } from '../kernel/localized.ts';
import { agreementVersion } from './agreement.ts';
import { passwordMaxLength } from './password-rules.ts';
import { captchaAnswer } from './recovery.ts';
import { personName } from './values.ts';

/** The hours within which an address has to be confirmed; then what was typed is forgotten (portal.md §9). */
export const activationHours = 24;
/** Activation mails of one sign-up, and sign-ups of one address within these hours, at most. */
export const activationMails = 3;

/** Letters of any script, and what joins them: no address of a page gets into a mail as somebody's name. */
const isOfLetters = (name: string): boolean => /^[\p{L}\p{M}'’ʼ -]*$/u.test(name);
/** A name that is given now has two letters at least (portal.md §5); older ones stay. */
const newName = z
  .string()
  .trim()
  .min(2)
  .max(50)
  .refine(name => isOfLetters(name) && [...name.matchAll(/\p{L}/gu)].length > 1);

/** What an applicant fills in; `iin`: a number of Kazakhstan or Kyrgyzstan, or nothing. */
export const signUpForm = personName.extend({
  last_name: newName,
  first_name: newName,
  middle_name: z.string().trim().max(50).refine(isOfLetters),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  phone: z.string().trim().min(1).max(50),
  iin: z.string().trim().max(20),
  language: z.enum(locales),
  agreement: z.boolean().refine(accepted => accepted),
  new_password: text(passwordMaxLength),
  confirmation: text(passwordMaxLength),
});
/** `POST /user/registration_applicant/`; `agreement`: the version of the text that was agreed to. */
export const signUp = signUpForm.extend({ agreement: z.literal(agreementVersion), captcha: captchaAnswer });

export const resendForm = z.object({ email: signUpForm.shape.email });
/** `POST /user/activation/resend/` */
export const resendActivation = resendForm.extend({ captcha: captchaAnswer });

/** `POST /user/activation/{uuid}/{token}/`: a link works once, and says so when it is pressed again. */
export const activation = z.object({ login: z.string(), already: z.boolean() });
