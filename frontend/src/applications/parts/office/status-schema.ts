import { applicationStages, statusColours } from '@portal/event-schemas/applications/codes.ts';
import { nameMax, trimmed } from '@portal/event-schemas/kernel/bounds.ts';
import { z } from 'zod';

const name = trimmed(nameMax).min(1);
/** What the form of a status holds. */
export const statusForm = z.object({
  ru: name,
  kk: name,
  en: name,
  ky: name,
  stage: z.enum(applicationStages),
  colour: z.enum(statusColours),
  sort: z.number().int().min(0).max(1000),
});
export type StatusForm = z.infer<typeof statusForm>;
