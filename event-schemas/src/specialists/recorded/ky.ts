const ky = {
  kind: { specialist: 'Адистин графиги', student_times: 'Студенттин жазылуулары' },
  field: {
    hours: 'Кабыл алуу сааттары',
    absences: 'Жок боло турган убактысы',
    appointments: 'Жазылуулар',
    appointment: 'Жазылуу',
    day_of_week: 'Жума күнү',
    starts_at: 'Башталышы',
    ends_at: 'Бүтүшү',
    outside: 'Кабыл алуу сааттарынан тышкары',
    specialist: 'Адис',
    absence: 'Жок болгонуна байланыштуу',
    next_free: 'Жакынкы бош убакыт',
    topic: 'Жолугушуу эмне тууралуу',
  },
  code: {
    by: { specialist: 'адис', university: 'университет' },
    state: {
      booked: 'жазылды',
      confirmed: 'ырасталды',
      held: 'кабыл алуу өттү',
      missed: 'студент келген жок',
      cancelled: 'жокко чыгарылды',
    },
  },
} as const;
export default ky;
