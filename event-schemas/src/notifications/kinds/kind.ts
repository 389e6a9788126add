import type { Localized } from '../../kernel/localized.ts';
import type { z } from 'zod';
import type { notificationType } from '../values.ts';

/**
 * What people are told of one kind of thing, in the portal, by mail, or both. Texts have places `{param}`: a name in four languages, an ISO time, a number, a text of a
 * person, or a refusal `{ code, params }`. `more`: lines that are there only when their param is not empty. `link`: a path below `/{lang}/`;
 * `linkTo`: the very thing, where its params are known.
 */
export interface NoticeKind {
  type: z.infer<typeof notificationType>;
  channels: readonly ('portal' | 'mail')[];
  title: Localized;
  text: Localized;
  more?: readonly { param: string; text: Localized }[];
  link: string;
  linkTo?: string;
}
export const everywhere = ['portal', 'mail'] as const;
export const registrationScreen = 'online-registration-for-courses';

/** The comment or the reason that somebody gave, in their words. */
export const comment = {
  param: 'comment',
  text: {
    ru: 'Комментарий: {comment}',
    kk: 'Түсініктеме: {comment}',
    en: 'Comment: {comment}',
    ky: 'Түшүндүрмө: {comment}',
  },
} as const;
export const reason = {
  param: 'reason',
  text: { ru: 'Причина: {reason}', kk: 'Себебі: {reason}', en: 'Reason: {reason}', ky: 'Себеби: {reason}' },
} as const;
