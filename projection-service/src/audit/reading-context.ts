import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Host } from '@portal/platform/service.ts';

/** In whose language, and where names are looked up and events are read. */
export interface ReadingContext {
  host: Pick<Host, 'config' | 'log'>;
  locale: Locale;
  db: Sql;
}
