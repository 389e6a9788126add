import type { Localized } from '../kernel/localized.ts';
import type { teacherRequestEvents } from './events.ts';

/** The audit history in words, one sentence an event; `{actor}` and paths into the event's data. */
export const sentences: Record<keyof typeof teacherRequestEvents, Localized> = {
  TeacherRequestAsked: {
    ru: '{actor} просит разрешение на курс «{course}» ({reasons}): {text}',
    kk: '{actor} «{course}» курсына рұқсат сұрады ({reasons}): {text}',
    en: '{actor} asks for permission for “{course}” ({reasons}): {text}',
    ky: '{actor} «{course}» курсуна уруксат сурады ({reasons}): {text}',
  },
  TeacherRequestApproved: {
    ru: '{actor} разрешает курс «{course}» ({waives})[: {comment}]',
    kk: '{actor} «{course}» курсына рұқсат берді ({waives})[: {comment}]',
    en: '{actor} approves the request for “{course}” ({waives})[: {comment}]',
    ky: '{actor} «{course}» курсуна уруксат берди ({waives})[: {comment}]',
  },
  TeacherRequestRefused: {
    ru: '{actor} отказывает в курсе «{course}»: {comment}',
    kk: '{actor} «{course}» курсына рұқсат бермеді: {comment}',
    en: '{actor} refuses the request for “{course}”: {comment}',
    ky: '{actor} «{course}» курсуна уруксат берген жок: {comment}',
  },
  TeacherRequestWithdrawn: {
    ru: '{actor} отзывает запрос на курс «{course}»',
    kk: '{actor} «{course}» курсына сұранысын қайтарып алды',
    en: '{actor} withdraws the request for “{course}”',
    ky: '{actor} «{course}» курсуна өтүнүчүн кайтарып алды',
  },
};
