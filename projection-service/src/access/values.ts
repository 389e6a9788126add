import { quantity } from '@portal/event-schemas/kernel/bounds.ts';
import { isStorable } from '@portal/platform/http/body.ts';
import { z } from 'zod';

const value = z.string().max(100).refine(isStorable, 'wrong_format');

/** A filter of a list with one value or several, separated by commas or as an array: a list of texts. */
export const several = z
  .union([
    z.string().max(20_000).refine(isStorable, 'wrong_format'),
    quantity,
    z.array(z.union([value, quantity])).max(500),
  ])
  .transform(given =>
    (Array.isArray(given) ? given.map(String) : String(given).split(',')).map(text => text.trim()).filter(Boolean),
  );
