import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What clubs, their types and their members are called. */
const ru = {
  club_type: {
    one: 'тип клуба',
    many: 'типы клубов',
    object: 'тип клуба',
    lead: 'Виды студенческих клубов. Тип, который есть хотя бы у одного клуба, удалить нельзя.',
    fields: { name: 'Название' },
  },
  club: {
    one: 'клуб',
    many: 'клубы',
    object: 'клуб',
    lead: 'Студенческие клубы университета: вступайте или основайте свой.',
    add: 'Основать клуб',
    empty: 'Клубов пока нет',
    fields: {
      name: 'Название',
      type: 'Тип',
      aim: 'Цель',
      about: 'О клубе',
      picture: 'Обложка',
      founder: 'Основатель',
      moderators: 'Модераторы',
      created_at: 'Создан',
      state: 'Состояние',
      comment: 'Комментарий',
      decided_by: 'Кто решил',
      decided_at: 'Когда решено',
      members: 'Участники',
    },
    hints: { picture: 'Широкая картинка, не меньше 600 × 200 пикселей' },
    states: {
      draft: 'Черновик',
      sent: 'На рассмотрении',
      rework: 'На доработке',
      approved: 'Действует',
      rejected: 'Отклонён',
      closed: 'Закрыт',
    },
    rules: {
      'clubs.name_required': 'Напишите название клуба хотя бы на одном языке.',
      'clubs.aim_required': 'Напишите цель клуба хотя бы на одном языке.',
      'clubs.own_request': 'Это ваш клуб: решение по нему примет другой сотрудник.',
      'clubs.not_a_member': 'Выберите человека, который уже состоит в клубе.',
      'clubs.too_many_moderators': 'В клубе уже 20 модераторов: сначала снимите кого-нибудь.',
    },
    acts: {
      send: { does: 'Отправить заявку', says: '{actor} отправляет заявку на открытие клуба', tells: { title: 'Заявка на клуб ждёт решения', text: '{actor} просит открыть клуб «{title}».' } },
      approve: {
        does: 'Одобрить',
        says: '{actor} одобряет клуб',
        tells: { title: 'Клуб одобрен', text: 'Клуб «{title}» открыт: в него уже можно вступать.' },
      },
      rework: {
        does: 'Вернуть на доработку',
        says: '{actor} возвращает заявку на доработку[: {comment}]',
        tells: { title: 'Заявку на клуб нужно доработать', text: '«{title}»: {comment}' },
      },
      reject: {
        does: 'Отклонить',
        says: '{actor} отклоняет заявку на клуб[: {comment}]',
        tells: { title: 'Заявка на клуб отклонена', text: '«{title}»: {comment}' },
      },
      close: {
        does: 'Закрыть клуб',
        says: '{actor} закрывает клуб[: {comment}]',
        tells: { title: 'Клуб закрыт', text: '«{title}»: {comment}' },
      },
      reopen: {
        does: 'Открыть снова',
        says: '{actor} снова открывает клуб',
        tells: { title: 'Клуб снова открыт', text: 'Клуб «{title}» снова действует.' },
      },
      assign: { does: 'Назначить модератора', says: '{actor} назначает модератора клуба' },
      dismiss: { does: 'Снять модератора', says: '{actor} снимает модератора клуба' },
      transfer: { does: 'Передать клуб', says: '{actor} передаёт клуб другому основателю' },
    },
    waits: { sent: { title: 'Заявки на клубы ждут решения: {count}', text: 'Дольше трёх дней ждут решения: {count}, самая давняя\u00a0— с {since}.' } },
  },
  club_member: {
    one: 'участник клуба',
    many: 'участники клубов',
    object: 'участника клуба',
    fields: { club: 'Клуб', person: 'Участник', asked_at: 'Заявка подана', state: 'Состояние', comment: 'Комментарий' },
    states: {
      asked: 'Ждёт решения',
      member: 'Участник',
      refused: 'Не принят',
      left: 'Вышел',
      removed: 'Исключён',
    },
    rules: {
      'clubs.not_open': 'В этот клуб сейчас нельзя вступить: он не действует.',
      'clubs.keepers_stay': 'Основатель и модераторы сначала передают клуб или перестают быть модераторами.',
    },
    acts: {
      accept: {
        does: 'Принять',
        says: '{actor} принимает участника в клуб',
        tells: { title: 'Вас приняли в клуб', text: 'Теперь вы участник клуба «{club}».' },
      },
      refuse: {
        does: 'Не принимать',
        says: '{actor} не принимает участника в клуб[: {comment}]',
        tells: { title: 'В клуб не приняли', text: 'Клуб «{club}» не принял вашу заявку.[ {comment}]' },
      },
      remove: {
        does: 'Исключить',
        says: '{actor} исключает участника из клуба[: {comment}]',
        tells: { title: 'Вас исключили из клуба', text: '«{club}»: {comment}' },
      },
      leave: { does: 'Выйти', says: '{actor} выходит из клуба' },
      ask: { does: 'Подать заявку снова', says: '{actor} снова подаёт заявку в клуб', tells: { title: 'Заявка на вступление в клуб', text: '{person} просит принять в клуб «{club}».' } },
    },
  },
} satisfies Words<typeof entities>;
export default ru;
