import type { z } from 'zod';
import type { Call } from './access.ts';
import type { Localized } from './localized.ts';
import type { Audience } from './role-list.ts';

/**
 * Settings of a module of which there is one of each. From the declaration come the page on which every setting is
 * found, what it means, its default and its bounds; their history and their names the portal has anyway (`recorded/`).
 */
export interface SettingsGroup {
  /** Under which their changes stand in the history of settings. */
  area: string;
  fields: z.ZodObject;
  /** What holds until somebody changes it. */
  defaults: Readonly<Record<string, unknown>>;
  /** What each means, in a sentence. */
  about: Readonly<Record<string, Localized>>;
  readers: Audience;
  writers: Audience;
  /** The call that changes those it is given; `seen`: what the sender has seen there. */
  change: Call;
  /** The screen with a form of their own. */
  screen: string;
}

/** A setting that says nothing of itself does not compile, and neither does one without a default. */
export const defineSettings = <S extends z.ZodObject>(
  group: Omit<SettingsGroup, 'fields' | 'defaults' | 'about'> & {
    fields: S;
    defaults: z.infer<S>;
    about: Readonly<Record<keyof z.infer<S> & string, Localized>>;
  },
): SettingsGroup => group;
