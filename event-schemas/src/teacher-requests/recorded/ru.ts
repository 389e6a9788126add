const ru = {
  kind: {
    teacher_request: 'Запрос преподавателю',
  },
  field: {
    reasons: 'Причины',
    teachers: 'Преподаватели',
    missing: 'Не изучено',
    decided_by: 'Кто ответил',
  },
} as const;
export default ru;
