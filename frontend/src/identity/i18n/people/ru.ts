/** People's cards, and their pictures as they are judged. */
const ru = {
  roles: 'Роли',
  email: 'Почта',
  phone: 'Телефон',
  no_contacts: 'Контакты этого человека вам не показаны.',
  disabled: 'Учётная запись отключена',
  edit: 'Изменить мой профиль',
  photo_of: 'Снимок: %{name}',
  state: 'Состояние',
  all: 'Все',
  states: {
    shown: 'Не просмотрен',
    accepted: 'Просмотрен',
    rejected: 'Отклонён',
  },
  none: 'Снимков нет',
  accept: 'Оставить снимок',
  reject: 'Отклонить',
  reject_title: 'Отклонить снимок?',
  reject_text: 'Его перестанут видеть все, кроме владельца. Владелец узнает причину.',
  reason: 'Причина',
  uploaded: 'поставлен %{date}',
  why: 'Причина: %{reason}',
  more: 'Дальше',
  before: 'Назад',
  someone: 'Снимок',
} as const;
export default ru;
