import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What bugs are called. */
const ru = {
  bug: {
    one: 'сообщение об ошибке',
    many: 'сообщения об ошибках',
    object: 'сообщение об ошибке',
    lead: 'Что у людей не работает: возьмите в работу, ответьте, закройте. Автор узнаёт о каждом шаге.',
    empty: 'Сообщений об ошибках нет',
    fields: {
      number: 'Номер',
      title: 'Что случилось',
      happened: 'Подробности',
      expected: 'Что должно было быть',
      files: 'Снимки и файлы',
      page: 'Страница',
      request: 'Номер запроса',
      browser: 'Браузер',
      reporter: 'Автор',
      reporter_role: 'Роль автора',
      created_at: 'Получено',
      state: 'Состояние',
      comment: 'Комментарий',
      assignee: 'Исполнитель',
      outcome: 'Итог',
      merged_into: 'Объединено с',
      performed_at: 'Закрыто',
    },
    hints: {
      title: 'Одной фразой: «не сохраняется карта», «пустой список»',
      happened: 'Что вы нажали и что увидели',
    },
    states: { NEW: 'Новая', IN_WORK: 'В работе', PERFORMED: 'Выполнена' },
    codes: { outcome: { FIXED: 'Ошибка исправлена', DISMISSED: 'Закрыто без исправления', DUPLICATE: 'Повторное сообщение' } },
    rules: { 'bugs.merged_into_wrong': 'Выберите другое сообщение, которое само ни с чем не объединено.' },
    acts: {
      take: {
        does: 'Взять в работу',
        says: '{actor} берёт ошибку в работу',
        tells: { title: 'Ошибка №\u00a0{number} взята в работу', text: '«{title}»: этим занимается {actor}.' },
      },
      take_over: { does: 'Забрать себе', says: '{actor} забирает ошибку себе' },
      perform: {
        does: 'Ошибка исправлена',
        says: '{actor} закрывает ошибку как исправленную[: {comment}]',
        tells: { title: 'Ошибка №\u00a0{number} исправлена', text: '«{title}».[ {comment}]' },
      },
      dismiss: {
        does: 'Закрыть без исправления',
        says: '{actor} закрывает ошибку без исправления[: {comment}]',
        tells: { title: 'Сообщение №\u00a0{number} закрыто', text: '«{title}»: {comment}' },
      },
      merge: {
        does: 'Объединить',
        says: '{actor} объединяет сообщение об ошибке с другим',
        tells: { title: 'Сообщение №\u00a0{number} объединено с другим', text: '«{title}»: об этом уже сообщали. Когда всё исправят, вы узнаете.' },
      },
      reopen: {
        does: 'Вернуть в работу',
        says: '{actor} возвращает ошибку в работу[: {comment}]',
        tells: { title: 'Ошибка №\u00a0{number} снова в работе', text: '«{title}»: {comment}' },
      },
      comment: {
        does: 'Прокомментировать',
        says: '{actor} комментирует ошибку[: {comment}]',
        tells: { title: 'Новый комментарий к ошибке №\u00a0{number}', text: '{actor}: {comment}' },
      },
    },
    waits: {
      NEW: { title: 'Новые сообщения об ошибках: {count}', text: 'Ещё никто не взял в работу: {count}, самое раннее получено {since}.' },
      IN_WORK: { title: 'Ошибки давно в работе: {count}', text: 'Больше недели в работе: {count}, самая ранняя с {since}.' },
    },
  },
} satisfies Words<typeof entities>;
export default ru;
