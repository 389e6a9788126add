/** Headers of the files that lists of calls and messages make. */
export const keyCallHeaders = {
  at: { ru: 'Когда', kk: 'Қашан', en: 'When', ky: 'Качан' },
  call: { ru: 'Вызов', kk: 'Шақыру', en: 'Call', ky: 'Чакыруу' },
  status: { ru: 'Ответ', kk: 'Жауап', en: 'Answer', ky: 'Жооп' },
  ms: { ru: 'Время, мс', kk: 'Уақыты, мс', en: 'Time, ms', ky: 'Убактысы, мс' },
  address: { ru: 'С адреса', kk: 'Мекенжайдан', en: 'From address', ky: 'Даректен' },
  request_id: { ru: 'Номер запроса', kk: 'Сұрау нөмірі', en: 'Request number', ky: 'Сурам номери' },
};
export const deliveryHeaders = {
  type: { ru: 'Событие', kk: 'Оқиға', en: 'Event', ky: 'Окуя' },
  subject: { ru: 'О чём', kk: 'Не туралы', en: 'About', ky: 'Эмне тууралуу' },
  state: { ru: 'Состояние', kk: 'Күйі', en: 'State', ky: 'Абалы' },
  attempts: { ru: 'Попыток', kk: 'Әрекет саны', en: 'Attempts', ky: 'Аракет саны' },
  occurred_at: { ru: 'Произошло', kk: 'Болған уақыты', en: 'Happened', ky: 'Болгон убакыт' },
  tried_at: { ru: 'Последняя попытка', kk: 'Соңғы әрекет', en: 'Last attempt', ky: 'Акыркы аракет' },
  status: { ru: 'Ответ', kk: 'Жауап', en: 'Answer', ky: 'Жооп' },
  ms: { ru: 'Время, мс', kk: 'Уақыты, мс', en: 'Time, ms', ky: 'Убактысы, мс' },
  error: { ru: 'Ошибка', kk: 'Қате', en: 'Error', ky: 'Ката' },
};
/** What stands behind a type of event that holds personal data. */
export const personalName = { ru: 'личные данные', kk: 'жеке деректер', en: 'personal data', ky: 'жеке маалымат' };
/** What becomes of a message. */
export const deliveryStateNames = {
  waiting: { ru: 'Ждёт', kk: 'Күтуде', en: 'Waiting', ky: 'Күтүүдө' },
  delivered: { ru: 'Доставлено', kk: 'Жеткізілді', en: 'Delivered', ky: 'Жеткирилди' },
  given_up: { ru: 'Попытки прекращены', kk: 'Әрекеттер тоқтатылды', en: 'Given up', ky: 'Аракеттер токтотулду' },
};
