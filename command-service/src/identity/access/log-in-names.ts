import { login as loginSchema } from '@portal/event-schemas/identity/values.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';

/** Latin letters for those of the portal's languages, so that a code like «СТ-17» becomes a log-in name, too. */
const latin: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'абвгдезийклмнопрстуфыэ'].map((letter, at) => [letter, [...'abvgdeziiklmnoprstufye'][at]!])),
  ...{ ё: 'e', ж: 'zh', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ь: '', ю: 'yu', я: 'ya' },
  ...{ ә: 'a', ғ: 'g', қ: 'q', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'h', і: 'i' },
};

/** The log-in name that a rule makes of a person's record. */
export function logInNameOf({ code, email }: { code: string; email: string }, rule: 'code' | 'email'): { login: string } | Rejection {
  const plain =
    rule === 'email'
      ? email
      : [...code.trim().toLowerCase()]
          .map(sign => latin[sign] ?? sign)
          .join('')
          .replaceAll(/[^a-z0-9._@-]+/g, '-');
  const { success, data } = loginSchema.safeParse(plain);
  if (success) return { login: data };
  return rule === 'email' ? reject('identity.no_login_from_email') : reject('identity.no_login_from_code', { code });
}
