const ru = {
  kind: { specialist: 'Расписание специалиста', student_times: 'Записи студента' },
  field: {
    hours: 'Часы приёма',
    absences: 'Отсутствия',
    appointments: 'Записи',
    appointment: 'Запись',
    day_of_week: 'День недели',
    starts_at: 'Начало',
    ends_at: 'Конец',
    outside: 'Вне часов приёма',
    specialist: 'Специалист',
    absence: 'Отменена из-за отсутствия',
    next_free: 'Ближайшее свободное время',
    topic: 'О чём встреча',
  },
  code: {
    by: { specialist: 'специалист', university: 'университет' },
    state: {
      booked: 'запись сделана',
      confirmed: 'подтверждена',
      held: 'приём состоялся',
      missed: 'студент не пришёл',
      cancelled: 'отменена',
    },
  },
} as const;
export default ru;
