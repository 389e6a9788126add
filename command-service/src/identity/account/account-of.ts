import { idFrom } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { account, type OpenAccount } from './account.ts';
import { emailAddress, emailStream, loginName } from './claims.ts';

/**
 * Whose log-in name, or else whose e-mail address, this is. Where it is nobody's a stream is looked up all the same that nobody has, so that the database
 * is asked alike.
 */
export async function accountOf(
  { dispatcher }: Pick<Host, 'dispatcher'>,
  name: string,
): Promise<(OpenAccount & { account: string }) | null> {
  const [byName, byAddress] = await Promise.all([
    dispatcher.state(loginName, name),
    name.includes('@') ? dispatcher.state(emailAddress, emailStream(name, '')) : null,
  ]);
  const uid = byName.state.account ?? byAddress?.state.account ?? null;
  const { state } = await dispatcher.state(account, uid ?? idFrom('nobody', name));
  return state.status === 'open' ? { ...state, account: state.uid } : null;
}
