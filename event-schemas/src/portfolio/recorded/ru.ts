const ru = {
  kind: {
    achievement: 'Достижение',
    achievement_form: 'Форма типа достижений',
    portfolio: 'Портфолио',
  },
  field: {
    order: 'Номер статуса',
    accepted: 'Что принято',
    achievements: 'Достижения',
    shown: 'Что видят другие',
    achievement: 'Достижение',
    title: 'Заголовок',
    day: 'День',
  },
};
export default ru;
