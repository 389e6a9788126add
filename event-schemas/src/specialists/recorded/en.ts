const en = {
  kind: { specialist: 'A specialist’s schedule', student_times: 'A student’s appointments' },
  field: {
    hours: 'Working hours',
    absences: 'Absences',
    appointments: 'Appointments',
    appointment: 'Appointment',
    day_of_week: 'Weekday',
    starts_at: 'Start',
    ends_at: 'End',
    outside: 'Outside working hours',
    specialist: 'Specialist',
    absence: 'Because of an absence',
    next_free: 'Next free time',
    topic: 'What it is about',
  },
  code: {
    by: { specialist: 'specialist', university: 'university' },
    state: {
      booked: 'booked',
      confirmed: 'confirmed',
      held: 'held',
      missed: 'the student did not come',
      cancelled: 'cancelled',
    },
  },
} as const;
export default en;
