import { z } from 'zod';
import { text } from '../kernel/bounds.ts';
import { passwordMaxLength } from './password-rules.ts';
import { login } from './values.ts';

/** What a visitor without an account may ask for only after some work of their computer. */
export const captchaPurposes = ['forgot', 'sign_up'] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** `GET /user/captcha/`: a task as altcha has it; the answer goes back as base64 of `{ challenge, solution }`. Milliseconds in `until`. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    data: z.object({ purpose: z.enum(captchaPurposes), until: z.number() }),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;
/** What is sent back, in a field `captcha`. */
export const captchaAnswer = text(4000).min(1);

/** How many minutes the link of a mail works by which a forgotten password is replaced. */
export const recoveryMinutes = 60;
/** Mails about a forgotten login or password that one account gets within an hour at most. */
export const recoveryMailsPerHour = 3;

/** What a person fills in who has forgotten the login: the address, or the identification number that the account has. */
export const forgotLoginForm = z.object({
  email: z.union([
    z.string().trim().toLowerCase().max(254).pipe(z.email()),
    z
      .string()
      .trim()
      .max(20)
      .regex(/^\d{12}(\d\d)?$/),
  ]),
});
/** `POST /user/forgot/login/` */
export const forgotLogin = forgotLoginForm.extend({ captcha: captchaAnswer });
/** What a person fills in who has forgotten the password: the log-in name or the address. */
export const forgotPasswordForm = z.object({
  login: z.union([login, z.string().trim().toLowerCase().max(254).pipe(z.email())]),
});
/** `POST /user/forgot/password/` */
export const forgotPassword = forgotPasswordForm.extend({ captcha: captchaAnswer });

/** A link of a mail: works, was used, is too old, was replaced by a newer one, or is none. */
export const recoveryStates = ['valid', 'used', 'expired', 'replaced', 'unknown'] as const;
export type RecoveryState = (typeof recoveryStates)[number];
/** `GET /user/forgot/password/{id}/` */
export const recoveryLink = z.object({ state: z.enum(recoveryStates) });
/** `POST /user/forgot/password/{id}/`: `token` stands behind `#` of the link. */
export const recoverPassword = z.object({
  token: z.string().trim().min(1).max(100),
  new_password: text(passwordMaxLength),
  confirmation: text(passwordMaxLength),
});
