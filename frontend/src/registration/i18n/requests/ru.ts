/** Texts of a student's requests to teachers; they come with the part of the course page, when it is shown. */
const ru = {
  title: 'Запрос преподавателю', open: 'Попросить преподавателя', hint: 'Преподаватель курса может разрешить: %{reasons}.', to: 'Кому: %{names}', choose: 'Сначала выберите занятия: преподаватель должен знать, где вам нужно место.',
  text: 'Почему вас стоит допустить', text_hint: 'До 1000 знаков. Это прочитает преподаватель.', send: 'Отправить запрос', sent: 'Запрос отправлен: %{name}', cancel: 'Не отправлять', withdraw: 'Отозвать запрос', withdrawn: 'Запрос отозван: %{name}', withdraw_title: 'Отозвать запрос?',
  withdraw_text: 'Запрос на «%{name}» исчезнет из списка преподавателя. Разрешение, если оно уже дано, перестанет действовать.', register: 'Зарегистрироваться по разрешению', again: 'Попросить ещё раз',
  reason: { prerequisite: 'пререквизит не изучен', capacity: 'нет мест' }, status: { asked: 'ждёт ответа', approved: 'разрешено', rejected: 'отказано', withdrawn: 'отозван' },
  asked: 'Запрос отправлен %{date}. Ждём ответа преподавателя.', approved: '%{name} разрешает вам этот курс.', rejected: '%{name} отказывает.', used: 'вы записаны',
  empty: 'Вы ещё ни о чём не просили', empty_hint: 'Если курс для вас закрыт, на его странице видно, о чём можно попросить преподавателя.', to_registration: 'К курсам', previous: 'Ещё',
} as const;
export default ru;
