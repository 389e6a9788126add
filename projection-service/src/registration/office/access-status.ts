import { courseStatusNames } from '@portal/event-schemas/registration/access-sentences.ts';

/** A course's status as it is found by: null of the roll-up is `open`, or `mixed` where blocked and cancelled mix. */
export const statusSql = `CASE WHEN o.access IS NOT NULL THEN o.access WHEN o.blocked + o.cancelled > 0 THEN 'mixed' ELSE 'open' END`;

export const statusName = `('${JSON.stringify(courseStatusNames).replaceAll("'", "''")}'::jsonb -> (${statusSql}))`;
