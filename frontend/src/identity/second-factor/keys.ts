import type {
  addPasskey,
  passkeyCreation,
  passkeyRequest,
  proveByPasskey,
} from '@portal/event-schemas/identity/second-factor.ts';
import type { z } from 'zod';

/** Does this browser know passkeys? It does so on secure addresses alone. */
export const knowsKeys = (): boolean => globalThis.isSecureContext && typeof PublicKeyCredential === 'function';

type Options<S extends z.ZodType> = z.infer<S>;
const library = () => import('@simplewebauthn/browser');

/** The browser asks the person to make a key; throws where they do not. */
export const makeKey = async (
  options: Options<typeof passkeyCreation>,
): Promise<z.input<typeof addPasskey>['response']> => (await library()).startRegistration({ optionsJSON: options });

/** The browser asks the person to use a key; throws where they do not. */
export const presentKey = async (
  options: Options<typeof passkeyRequest>,
): Promise<z.input<typeof proveByPasskey>['response']> =>
  (await library()).startAuthentication({ optionsJSON: options });
