import type { Host } from '@portal/platform/service.ts';
import { createHash, randomBytes } from 'node:crypto';

/**
 * What servers of SAML have had browsers send, for the moment until the portal's own page finishes the log-in: a page of another address sends it, and comes
 * without the cookie that says which browser began.
 */
export const samlAnswersTable = `
create table if not exists identity.saml_answers (
  answer text primary key,
  way uuid not null,
  content text not null,
  until timestamptz not null
);
create index if not exists saml_answers_until on identity.saml_answers (until);`;

const minutes = 5;
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Keeps it under a name that only the browser is told. */
export async function keepAnswer(
  { pool, clock }: Pick<Host, 'pool' | 'clock'>,
  way: string,
  content: string,
): Promise<string> {
  const name = randomBytes(24).toString('base64url');
  await pool.query(
    `with old as (delete from identity.saml_answers where until < $4)
     insert into identity.saml_answers (answer, way, content, until)
     values ($1, $2, $3, $4::timestamptz + make_interval(mins => $5))`,
    [digest(name), way, content, clock.now(), minutes],
  );
  return name;
}

/** Once. */
export async function takeAnswer(
  { pool, clock }: Pick<Host, 'pool' | 'clock'>,
  way: string,
  name: string,
): Promise<string | null> {
  const { rows } = await pool.query<{ content: string; good: boolean }>(
    'delete from identity.saml_answers where answer = $1 and way = $2 returning content, until > $3 as good',
    [digest(name), way, clock.now()],
  );
  return rows[0]?.good ? rows[0].content : null;
}
