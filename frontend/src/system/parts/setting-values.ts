import type { allSettingsView } from '@portal/event-schemas/system/views.ts';
import type { z } from 'zod';

export type Setting = z.infer<typeof allSettingsView>['settings'][number];

/** What changes a setting: the new value, with what was seen there. */
export const bodyOf = ({ setting, value }: Setting, wanted: unknown) => ({
  [setting]: wanted,
  seen: { [setting]: value },
});

const lower = (text: string): string => text.toLocaleLowerCase();
/** Settings in whose name, meaning or value every word stands. */
export const found = (settings: readonly Setting[], words: string): Setting[] => {
  const wanted = lower(words).split(/\s+/).filter(Boolean);
  return settings.filter(({ name, about, value_text, area_name, setting }) => {
    const text = lower([name, about, value_text, area_name, setting].join(' '));
    return wanted.every(word => text.includes(word));
  });
};
