import { scimSchemas } from '@portal/event-schemas/identity/scim.ts';
import { Refused, replyStarted, type CallContext } from '@portal/platform/http/types.ts';
import { clientOf, type ScimClient } from './tokens.ts';

/** A refusal as systems of SCIM read it (RFC 7644 §3.12). */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: string | undefined;
  constructor(status: number, detail: string, scimType?: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export interface Answer {
  status: number;
  body?: unknown;
  location?: string;
}
/** What decisions refuse, in the words of SCIM. */
const known: Record<string, [status: number, scimType?: string]> = {
  'identity.login_taken': [409, 'uniqueness'],
  'identity.account_exists': [409, 'uniqueness'],
  'identity.email_taken': [409, 'uniqueness'],
  'identity.account_not_found': [404],
  'identity.profile_stale': [409],
};

/** Looks whose token it is, does the work, and answers in SCIM's shape whatever comes of it. */
export async function answered(call: CallContext, work: (client: ScimClient) => Promise<Answer>): Promise<never> {
  const { request, reply } = call.raw;
  const send = ({ status, body, location }: Answer): never => {
    reply.code(status).type('application/scim+json; charset=utf-8');
    if (location) reply.header('location', location);
    reply.send(body === undefined ? undefined : JSON.stringify(body));
    return replyStarted as never;
  };
  const refuse = (status: number, detail: string, scimType?: string): never =>
    send({
      status,
      body: { schemas: [scimSchemas.error], status: String(status), ...(scimType ? { scimType } : {}), detail },
    });
  const client = await clientOf(call.host, request.headers.authorization);
  if (!client) {
    reply.header('www-authenticate', 'Bearer realm="SCIM"');
    return refuse(401, 'There is no such token, or it is no longer good.');
  }
  try {
    return send(await work(client));
  } catch (error) {
    if (error instanceof ScimError) return refuse(error.status, error.message, error.scimType);
    if (!(error instanceof Refused)) throw error;
    const [status, scimType] = known[error.rejection.code] ?? [400, 'invalidValue'];
    return refuse(status, error.rejection.code, scimType);
  }
}
