const ru = {
  kind: {
    individual_plan: 'Индивидуальный план',
  },
  field: {
    main_discipline: 'Дисциплина плана',
    load_types: 'Виды занятий',
    entry: 'Дисциплина плана',
    entries: 'Дисциплины плана',
    added: 'Добавлено',
    out: 'Заменено или исключено',
    replacement: 'Замена',
    removed: 'Убрано',
    unreported: 'Не сообщено об изменениях',
  },
} as const;
export default ru;
