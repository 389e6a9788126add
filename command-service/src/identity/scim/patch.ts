import { scimPatch, scimUser, type ScimOperation, type ScimUser } from '@portal/event-schemas/identity/scim.ts';
import { ScimError } from './answers.ts';

const invalid = (detail: string, scimType = 'invalidValue') => new ScimError(400, detail, scimType);

/** A whole user as it was sent; throws a `ScimError`. */
export function readUser(body: unknown): ScimUser {
  const { success, data, error } = scimUser.safeParse(body);
  if (!success)
    throw invalid(
      error.issues
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
        .join('; ')
        .slice(0, 500),
    );
  return data;
}

/** What an operation's path means of a user: systems write `emails[type eq "work"].value` where there is one address. */
function placeOf(path: string): readonly string[] {
  const plain = path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:User:/i, '').replaceAll(/\[[^\]]*\]/g, '');
  const known: Record<string, readonly string[]> = {
    active: ['active'],
    username: ['userName'],
    externalid: ['externalId'],
    displayname: ['displayName'],
    name: ['name'],
    'name.familyname': ['name', 'familyName'],
    'name.givenname': ['name', 'givenName'],
    'name.middlename': ['name', 'middleName'],
    'name.formatted': [],
    emails: ['emails'],
    'emails.value': ['emails'],
    'emails.primary': [],
    'emails.type': [],
  };
  const place = known[plain.toLowerCase()];
  if (!place) throw invalid(`The path ${path.slice(0, 100)} names nothing that the portal keeps.`, 'invalidPath');
  return place;
}

const emailsOf = (value: unknown): unknown => (typeof value === 'string' ? [{ value, primary: true }] : value);

/** The user after the operations, in their order; throws a `ScimError`. */
export function patched(user: ScimUser, body: unknown): ScimUser {
  const { success, data } = scimPatch.safeParse(body);
  if (!success) throw invalid('This is no list of operations.', 'invalidSyntax');
  return readUser(
    data.Operations.reduce<Record<string, unknown>>((now, operation) => after(now, operation), { ...user }),
  );
}

function after(user: Record<string, unknown>, { op, path, value }: ScimOperation): Record<string, unknown> {
  if (!['add', 'replace', 'remove'].includes(op)) throw invalid(`There is no operation ${op}.`, 'invalidSyntax');
  if (path === undefined) {
    if (op === 'remove') throw invalid('What is removed has to be named.', 'noTarget');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('There is no value.');
    // Without a path the value holds the fields themselves; some write paths as their names.
    return Object.entries(value).reduce((now, [name, one]) => after(now, { op, path: name, value: one }), user);
  }
  const [field, part] = placeOf(path);
  if (field === undefined) return user;
  const given = op === 'remove' ? null : field === 'emails' ? emailsOf(value) : value;
  if (part === undefined && field === 'name' && op !== 'remove')
    return { ...user, name: { ...(user['name'] as object), ...(given as object) } };
  if (part === undefined) return { ...user, [field]: given ?? (field === 'emails' ? [] : given) };
  return { ...user, [field]: { ...(user[field] as object | null), [part]: given } };
}

/** `userName eq "x"`: the one kind of filter that systems use to find somebody (RFC 7644 §3.4.2.2). */
export function filterOf(
  filter: string | undefined,
): { by: 'userName' | 'externalId' | 'id' | 'email'; value: string } | null {
  if (filter === undefined || filter.trim() === '') return null;
  const [, name = '', quoted = ''] = /^\s*([\w.:[\] "]+?)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(filter) ?? [];
  const by = {
    username: 'userName',
    externalid: 'externalId',
    id: 'id',
    emails: 'email',
    'emails.value': 'email',
  } as const;
  const found = by[name.replaceAll(/\[[^\]]*\]/g, '').toLowerCase() as keyof typeof by];
  if (!found)
    throw new ScimError(
      400,
      'Only userName, externalId, id and emails.value can be looked for, with eq.',
      'invalidFilter',
    );
  return { by: found, value: JSON.parse(quoted) as string };
}
