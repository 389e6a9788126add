const ru = {
  kind: {
    week_plans: 'План недели',
  },
  field: {
    preferences: 'Пожелания',
    copy_of: 'Создан из плана',
    hold: 'Занято в корзину',
    plan: 'План',
    plans: 'Планы',
    not_before: 'Не раньше, минут от полуночи',
    not_after: 'Не позже, минут от полуночи',
    pause: 'Перерыв',
    few_gaps: 'Меньше окон',
    verdict: 'Ответ',
  },
  code: {
    reason: {
      another: 'показан другой план',
    },
  },
} as const;
export default ru;
