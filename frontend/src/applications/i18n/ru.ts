const ru = {
  stage: { draft: 'Черновик', in_review: 'На рассмотрении', returned: 'На доработке', approved: 'Одобрено', rejected: 'Отказано', withdrawn: 'Отозвано' },
} as const;
export default ru;
