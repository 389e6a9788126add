import { demoAccounts, demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import type { PersonName } from '@portal/event-schemas/identity/values.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { account } from './account/account.ts';
import { loginName } from './account/claims.ts';
import { openAccount } from './account/open-account.ts';
import { hashPassword } from './passwords/hashing.ts';
import { setPassword } from './passwords/set-password.ts';

/** People of the demo university who neither study nor teach; the others come with the curriculum. */
const staff: Partial<Record<(typeof demoAccounts)[number]['login'], PersonName>> = {
  office: { last_name: 'Ахметова', first_name: 'Динара', middle_name: 'Сериковна' },
  fin_office: { last_name: 'Ким', first_name: 'Ольга', middle_name: 'Викторовна' },
  admin: { last_name: 'Сулейменов', first_name: 'Арман', middle_name: 'Бауыржанович' },
  specialist: { last_name: 'Жумабекова', first_name: 'Айнура', middle_name: '' },
  columnist: { last_name: 'Литвинов', first_name: 'Павел', middle_name: 'Андреевич' },
  applicant: { last_name: 'Оспанов', first_name: 'Дамир', middle_name: '' },
  moderator: { last_name: 'Токтогулова', first_name: 'Назгуль', middle_name: '' },
  edit_moderator: { last_name: 'Белова', first_name: 'Марина', middle_name: 'Игоревна' },
  social: { last_name: 'Касымов', first_name: 'Тимур', middle_name: '' },
  auditor: { last_name: 'Нурланова', first_name: 'Сауле', middle_name: 'Ерлановна' },
  beta: { last_name: 'Цой', first_name: 'Максим', middle_name: '' },
};

/**
 * Gives the demo accounts their password (hashed once for all) and opens those that no other module has opened. Runs after the
 * modules that open accounts of students and teachers; repeating it changes nothing.
 */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  const send = senderFor(host, {
    actor: { id: systemActor, roles: [systemActor] },
    locale: 'ru',
    correlation_id: newId(),
  });
  const hashed = await hashPassword(demoPassword);
  await Promise.all(
    demoAccounts.map(async ({ login, role }) => {
      const name = staff[login];
      const claimed = (await host.dispatcher.state(loginName, login)).state.account;
      const uid = claimed ?? idFrom('demo.account', login);
      if (claimed === null && name)
        await send(openAccount, {
          ...name,
          account: uid,
          login,
          email: `${login}@demo.example`,
          phone: '',
          roles: [role],
          credential: null,
          must_change_password: false,
        });
      const { state } = await host.dispatcher.state(account, uid);
      if (state.status === 'open' && state.credential === null)
        await setPassword(host, send, uid, { hashed }, { mustChange: false });
    }),
  );
  progress(`${demoAccounts.length} accounts with the password ${demoPassword}`);
}
