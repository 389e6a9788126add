import { z } from 'zod';
import type { Setting } from './setting-values.ts';

/** One setting as its declaration bounds it. */
export function settingForm({ setting, editor }: Pick<Setting, 'setting' | 'editor'>): z.ZodType {
  const value =
    editor?.kind === 'number'
      ? (editor.whole ? z.int() : z.number()).min(editor.min).max(editor.max)
      : editor?.kind === 'choice'
        ? z.enum(editor.choices.map(one => one.value) as [string, ...string[]])
        : z.boolean();
  return z.object({ [setting]: value });
}
