/**
 * Rules for a new password. The form in the browser and the server walk the same list. `composition`: those of the specification (portal.md §5, §9);
 * `length`: those of OWASP's ASVS (2.1), long and of any characters.
 */
export const passwordPolicies = ['composition', 'length'] as const;
export type PasswordPolicy = (typeof passwordPolicies)[number];
/** In characters as people count them. */
export const passwordMinLength: Readonly<Record<PasswordPolicy, number>> = { composition: 8, length: 12 };
/** Longer input is refused before it is hashed. */
export const passwordMaxLength = 128;

export interface PasswordInput {
  new_password: string;
  confirmation: string;
  /** The password until now; undefined where the rule cannot be looked at (the office sets a temporary one). */
  old_password?: string;
}
export interface PasswordRule {
  code: `identity.${string}`;
  field: 'new_password' | 'confirmation';
  holds(input: PasswordInput): boolean;
}

const longEnough = (policy: PasswordPolicy): PasswordRule => ({
  code: 'identity.password_too_short',
  field: 'new_password',
  holds: input => [...input.new_password].length >= passwordMinLength[policy],
});
const composed: readonly PasswordRule[] = [
  { code: 'identity.password_needs_digit', field: 'new_password', holds: input => /\p{Nd}/u.test(input.new_password) },
  {
    code: 'identity.password_needs_lowercase',
    field: 'new_password',
    holds: input => /\p{Ll}/u.test(input.new_password),
  },
  {
    code: 'identity.password_needs_uppercase',
    field: 'new_password',
    holds: input => /\p{Lu}/u.test(input.new_password),
  },
];
const always: readonly PasswordRule[] = [
  {
    code: 'identity.password_same_as_old',
    field: 'new_password',
    holds: input => input.new_password !== input.old_password,
  },
  {
    code: 'identity.passwords_do_not_match',
    field: 'confirmation',
    holds: input => input.new_password === input.confirmation,
  },
];
export const passwordRules: Readonly<Record<PasswordPolicy, readonly PasswordRule[]>> = {
  composition: [longEnough('composition'), ...composed, ...always],
  length: [longEnough('length'), ...always],
};

/** The rules that the input breaks, in the order of the list. */
export const brokenPasswordRules = (input: PasswordInput, policy: PasswordPolicy): readonly PasswordRule[] =>
  passwordRules[policy].filter(rule => !rule.holds(input));
