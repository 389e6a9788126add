import type { FieldError } from 'react-hook-form';
import { useShellText } from '../shell/texts.ts';

/** A label inside a sentence: «С какого периода» → «с какого периода», but «ИИН» stays. */
export const inSentence = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** What stands under a field: what is wrong with it, an empty one named, else the hint. `choose`: one picks a value and does not write it. */
export function useFieldText(
  error: FieldError | undefined,
  label: string,
  hint: string | undefined,
  choose = false,
): string | undefined {
  const t = useShellText();
  if (error?.type !== 'required') return error?.message ?? hint;
  return t(choose ? 'form.choose' : 'form.required', { name: inSentence(label) });
}

/** What is wrong with a field, away from it: with the field's name where the sentence has it not. */
export const withName = (label: string, fault: string): string =>
  fault.toLowerCase().includes(label.toLowerCase()) ? fault : `${label}: ${inSentence(fault)}`;
