const kk = {
  kind: { specialist: 'Маманның кестесі', student_times: 'Студенттің жазылулары' },
  field: {
    hours: 'Қабылдау сағаттары',
    absences: 'Келмейтін уақыты',
    appointments: 'Жазылулар',
    appointment: 'Жазылу',
    day_of_week: 'Апта күні',
    starts_at: 'Басталуы',
    ends_at: 'Аяқталуы',
    outside: 'Қабылдау сағатынан тыс',
    specialist: 'Маман',
    absence: 'Келмеуіне байланысты',
    next_free: 'Жақын бос уақыт',
    topic: 'Кездесу не туралы',
  },
  code: {
    by: { specialist: 'маман', university: 'университет' },
    state: {
      booked: 'жазылды',
      confirmed: 'расталды',
      held: 'қабылдау өтті',
      missed: 'студент келмеді',
      cancelled: 'болдырылмады',
    },
  },
} as const;
export default kk;
