import { findFaults, isWarning } from '@portal/event-schemas/applications/checks/check.ts';
import { draftFaultNames } from '@portal/event-schemas/applications/form-names.ts';
import { faultTexts } from '@portal/event-schemas/applications/checks/texts.ts';
import { typeDefinition, type TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { TypeFault } from '@portal/event-schemas/applications/views.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';

const inWords = (value: unknown, locale: Locale): string =>
  typeof value === 'object' && value !== null && locale in value
    ? String((value as Record<string, unknown>)[locale])
    : String(value ?? '');

/** What the server would find, as far as a definition alone tells: its shape first, then what does not fit together. */
export function checkDraft(definition: TypeDefinition, locale: Locale): { faults: TypeFault[]; whole: boolean } {
  const parsed = typeDefinition.safeParse(definition);
  const shape = (parsed.error?.issues ?? []).map(issue => ({
    path: issue.path.join('.'),
    code: 'shape',
    message: draftFaultNames[issue.code === 'too_small' ? 'empty' : 'shape'][locale],
    warning: false,
  }));
  const faults = findFaults(definition).map(fault => ({
    path: fault.path,
    code: fault.code,
    message: faultTexts[fault.code][locale].replace(/\{(\w+)\}/g, (_, name: string) =>
      inWords(fault.params[name], locale),
    ),
    warning: isWarning(fault),
  }));
  return { faults: [...shape, ...faults], whole: parsed.success };
}
