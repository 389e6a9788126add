import { declaredModules } from '@portal/platform/modules/declared.ts';

const secrets = new Map(
  declaredModules.flatMap(({ events }) =>
    Object.entries(events).flatMap(([type, { secret }]) => (secret ? [[type, secret] as const] : [])),
  ),
);
/** What stands in the place of a secret: that something was said is no secret. */
const hidden = '***';

/** The data of an event without what nobody reads in the audit. */
export function withoutSecrets(type: string, data: any): any {
  const said = (secrets.get(type) ?? []).filter(name => data?.[name]);
  return said.length > 0 ? { ...data, ...Object.fromEntries(said.map(name => [name, hidden])) } : data;
}
