import { z } from 'zod';
import { text, trimmed } from '../kernel/bounds.ts';
import { passwordMaxLength } from './password-rules.ts';

/** What a person can show besides the password: an app that counts codes, or a key that the device keeps. */
export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];
/** By what a log-in was proved besides the password; `device`: the browser was remembered, `way`: the university's own log-in has seen to it. */
export const proofs = [...factorKinds, 'code', 'device', 'way'] as const;
export type Proof = (typeof proofs)[number];

/** Second factors of one account, and codes for the day when none is at hand, at most. */
export const factorsMax = 10;
export const recoveryCodeCount = 10;
/** Hours within which a second administrator may agree that somebody’s second factor is taken away. */
export const resetHours = 24;

const name = trimmed(50).min(1);
const current_password = text(passwordMaxLength).min(1);
/** The password, before something about the second factor changes: a borrowed browser is no proof. */
export const withPassword = z.object({ current_password });

export const ownFactor = z.object({
  factor: z.string(),
  kind: z.enum(factorKinds),
  name: z.string(),
  added_at: z.string(),
  last_used_at: z.string().nullable(),
});
/** `GET /user/second_factor/`. `required`: a role of mine needs one; `devices`: browsers that are remembered. */
export const secondFactor = z.object({
  factors: z.array(ownFactor),
  codes_left: z.int(),
  required: z.boolean(),
  devices: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** What an app is told, by a picture or by hand. */
export const newTotp = z.object({ factor: z.uuid(), secret: z.string(), uri: z.string() });
/** `POST /user/second_factor/totp/confirm/`: the app's first code shows that it has understood. */
export const confirmTotp = z.object({ factor: z.uuid(), name, code: trimmed(20).min(6) });
/** Codes are shown in the answer to the first factor, and when they are made anew, and nowhere else. */
export const madeCodes = z.object({ recovery_codes: z.array(z.string()).nullable() });
export type MadeCodes = z.infer<typeof madeCodes>;

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
/** What browsers are asked with (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreation = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(credential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
});
/** The same for a log-in (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().optional(),
  allowCredentials: z.array(credential).optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
});

const short = text(1400).min(1);
const long = text(20_000).min(1);
const answered = { id: short, rawId: short, type: z.literal('public-key') };
/** `POST /user/second_factor/passkey/`: what the browser answers when a key was made. */
export const addPasskey = z.object({
  name,
  response: z.object({
    ...answered,
    response: z.object({
      clientDataJSON: long,
      attestationObject: long,
      transports: z.array(text(50)).max(10).optional(),
    }),
  }),
});
/** What a person fills in who adds a key: its name, and the password. */
export const passkeyForm = z.object({ name, current_password });
/** `POST /user/login/passkey/`: the same where it was used. `remember`: no proof is asked for on this device for some days. */
export const proveByPasskey = z.object({
  remember: z.boolean(),
  response: z.object({
    ...answered,
    response: z.object({
      clientDataJSON: long,
      authenticatorData: long,
      signature: long,
      userHandle: text(200).optional(),
    }),
  }),
});
/** `POST /user/login/code/`: of the app, or one of the codes that were kept. */
export const proveByCode = z.object({ code: trimmed(30).min(6), remember: z.boolean() });
/** `GET /user/login/ways/`: how the person who has given the password can go on; `days` that a device is remembered for, 0: never. */
export const proofWays = z.object({ totp: z.boolean(), passkey: z.boolean(), codes: z.boolean(), days: z.int() });

/** `POST /identity/accounts/{uid}/second_factor/reset/` */
export const askReset = z.object({ reason: trimmed(500).min(1) });
