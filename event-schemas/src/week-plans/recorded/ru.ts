const ru = {
  kind: {
    week_plans: 'План недели',
  },
  field: {
    preferences: 'Пожелания',
    copy_of: 'Создан из плана',
    hold: 'Занято в корзину',
  },
} as const;
export default ru;
