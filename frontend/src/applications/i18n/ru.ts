const ru = {
  stage: {
    draft: 'Черновик',
    in_review: 'На рассмотрении',
    returned: 'На доработке',
    approved: 'Одобрено',
    rejected: 'Отказано',
    withdrawn: 'Отозвано',
  },
  widgets: {
    all_mine: 'Все мои заявления',
    none_mine: 'Заявлений пока нет',
    none_mine_hint: 'Справки, переводы, отпуска и другие просьбы к университету.',
    none_waiting: 'Вас ничего не ждёт',
    none_waiting_hint: 'Новые заявления появятся здесь сами.',
    all_waiting: 'Ждут решения: %{count}',
  },
} as const;
export default ru;
