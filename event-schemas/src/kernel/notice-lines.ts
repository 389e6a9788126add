/** Lines of a notice that are there when somebody gave them, in their words. */
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
