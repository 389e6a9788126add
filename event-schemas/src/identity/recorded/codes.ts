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
  way: {
    ru: 'вход университета',
    kk: 'университеттің кіруі',
    en: 'the university’s own log-in',
    ky: 'университеттин кирүүсү',
  },
};
const way_kind = {
  directory: {
    ru: 'каталог университета',
    kk: 'университет каталогы',
    en: 'the university’s directory',
    ky: 'университеттин каталогу',
  },
  openid: {
    ru: 'сервер OpenID Connect',
    kk: 'OpenID Connect сервері',
    en: 'an OpenID Connect server',
    ky: 'OpenID Connect сервери',
  },
  saml: { ru: 'сервер SAML 2.0', kk: 'SAML 2.0 сервері', en: 'a SAML 2.0 server', ky: 'SAML 2.0 сервери' },
};
const linked_by = {
  person: { ru: 'самим человеком', kk: 'адамның өзі', en: 'the person', ky: 'адамдын өзү' },
  login: { ru: 'по логину', kk: 'логині бойынша', en: 'the login', ky: 'логини боюнча' },
  email: { ru: 'по почте', kk: 'поштасы бойынша', en: 'the e-mail address', ky: 'почтасы боюнча' },
  administrator: { ru: 'администратором', kk: 'әкімші', en: 'an administrator', ky: 'администратор' },
  opened: { ru: 'при открытии', kk: 'ашылғанда', en: 'opened with the link', ky: 'ачылганда' },
};

export const codes: CodeNames = {
  kind,
  proof,
  way_kind,
  linked_by,
  role: roleNames,
  second_factor_roles: roleNames,
  seen: roleNames,
  taken_roles: roleNames,
  roles: roleNames,
  new_roles: roleNames,
  from: roleNames,
  to: roleNames,
};
