import type { FormValues } from '@portal/event-schemas/forms/property.ts';

/**
 * What was typed and has not reached the server, kept on the device. `base`: what the server had when it was typed.
 * `key`: of the request that begins the draft; `begun`: with what it was sent, where no answer has come: the same is
 * sent again, so that one draft comes of it.
 */
export interface LocalCopy {
  values: FormValues;
  base: FormValues;
  key: string;
  begun?: FormValues;
  at: string;
}

/** One for each account and form: of a new application by its type, of a draft by its uid. */
export const copyName = (account: string, form: string): string => `portal.application-form.${account}.${form}`;
export const newForm = (type: string): string => `new.${type}`;

export function readCopy(name: string): LocalCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<LocalCopy> | null;
    return copy && typeof copy.values === 'object' && typeof copy.base === 'object' && typeof copy.key === 'string'
      ? (copy as LocalCopy)
      : null;
  } catch {
    return null;
  }
}
export function writeCopy(name: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(name, JSON.stringify(copy));
  } catch {
    // A full or forbidden store: the server's copy is the only one then.
  }
}
export const dropCopy = (name: string): void => {
  try {
    localStorage.removeItem(name);
  } catch {
    // As above.
  }
};
