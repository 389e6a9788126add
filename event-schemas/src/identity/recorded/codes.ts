import type { CodeNames } from '../../kernel/module.ts';
import { roleNames } from '../role-names.ts';

/** What codes are called, by the part where they stand. */
const kind = {
  totp: { ru: 'приложение с кодами', kk: 'код қолданбасы', en: 'an app with codes', ky: 'коддор колдонмосу' },
  passkey: { ru: 'ключ доступа', kk: 'кіру кілті', en: 'a passkey', ky: 'кирүү ачкычы' },
};
const proof = {
  ...kind,
  code: { ru: 'запасной код', kk: 'қосалқы код', en: 'a recovery code', ky: 'камдык код' },
  device: {
    ru: 'запомненное устройство',
    kk: 'есте қалған құрылғы',
    en: 'a remembered device',
    ky: 'эсте калган түзмөк',
  },
};

export const codes: CodeNames = {
  kind,
  proof,
  role: roleNames,
  second_factor_roles: roleNames,
  seen: roleNames,
  taken_roles: roleNames,
  roles: roleNames,
  from: roleNames,
  to: roleNames,
};
