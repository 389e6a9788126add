const ru = {
  kind: {
    notification_inbox: 'Уведомления',
    letter: 'Письмо',
    notice_run: 'Рассылка',
    general_mail_schedule: 'Общая рассылка',
    mail_choices: 'Выбор писем',
    mail_run: 'Отправка писем',
    not_registered_schedule: 'Письма студентам без курсов',
  },
  field: {
    sound: 'Звук уведомлений',
    subject: 'Тема',
    since: 'С какого времени',
    time: 'Время',
    author: 'Кто создал',
    notifications: 'Уведомления',
    read: 'Прочитано',
    unwanted: 'О чём не писать',
    run: 'Рассылка',
    isSent: 'Отправлено',
    notification_frequency: 'Как часто',
    weekday: 'День недели',
    month_day: 'День месяца',
    study_card_statuses: 'Статусы карточек',
  },
  code: {
    notification_frequency: {
      EVERY_DAY: 'каждый день',
      EVERY_WEEK: 'каждую неделю',
      EVERY_MONTH: 'каждый месяц',
    },
    unwanted: {
      cards: 'карточка, учебный план и эдвайзер',
      waiting_lists: 'очереди и освободившиеся места',
      permissions: 'разрешения, запросы преподавателю и доступ',
      reminders: 'напоминания о сроках и рассылки',
      applications: 'заявления',
    },
  },
} as const;
export default ru;
