import { allChannels, type NoticeKind } from '../kernel/notices.ts';
import { reason } from '../kernel/notice-lines.ts';
import { registrationScreen } from '../registration/notice-parts.ts';

const shared = { type: 'important', channels: allChannels, link: registrationScreen } as const;

/** About places in waiting lists and the seats that are offered from them. */
export const waitingListKinds = {
  seat_offered: {
    ...shared,
    title: {
      ru: 'Место на курсе «{course}»\u00a0— ваше до {until}',
      kk: 'Сізге «{course}» курсынан орын ұсынылды, мерзімі: {until}',
      en: 'A seat on “{course}” is yours until {until}',
      ky: 'Сизге «{course}» курсунан орун сунушталды, мөөнөтү: {until}',
    },
    text: {
      ru: 'Освободилось место, и подошла ваша очередь. Подтвердите его до {until}, иначе место перейдёт следующему в листе ожидания.',
      kk: 'Орын босап, кезегіңіз келді. Растау мерзімі\u00a0— {until}, әйтпесе орын күту тізіміндегі келесі студентке өтеді.',
      en: 'A seat has become free and it is your turn. Confirm it by {until}, or it goes to the next in the waiting list.',
      ky: 'Орун бошоду, кезегиңиз келди. Ырастоо мөөнөтү\u00a0— {until}, болбосо орун күтүү тизмесиндеги кийинки студентке өтөт.',
    },
  },
  offer_reminder: {
    ...shared,
    title: {
      ru: 'Не забудьте подтвердить место на «{course}»',
      kk: '«{course}» курсындағы орынды растауды ұмытпаңыз',
      en: 'Remember to confirm your seat on “{course}”',
      ky: '«{course}» курсундагы орунду ырастоону унутпаңыз',
    },
    text: {
      ru: 'Предложенное место держится за вами до {until}. После этого оно перейдёт следующему.',
      kk: 'Ұсынылған орын сізге сақталады, мерзімі: {until}. Содан кейін ол келесі студентке өтеді.',
      en: 'The seat that you were offered is kept until {until}. Then it goes to the next student.',
      ky: 'Сунушталган орун сизге сакталат, мөөнөтү: {until}. Андан кийин ал кийинки студентке өтөт.',
    },
  },
  offer_expired: {
    ...shared,
    title: {
      ru: 'Время вышло: «{course}»',
      kk: 'Уақыт өтіп кетті: «{course}»',
      en: 'Time is up: “{course}”',
      ky: 'Убакыт өтүп кетти: «{course}»',
    },
    text: {
      ru: 'Вы не подтвердили место вовремя, и оно перешло следующему. Вы больше не в листе ожидания; можно встать в него снова.',
      kk: 'Орынды уақытында растамадыңыз, ол келесі студентке өтті. Сіз енді күту тізімінде емессіз; қайта тұруға болады.',
      en: 'You did not confirm the seat in time and it went to the next student. You are no longer in the waiting list; you can join it again.',
      ky: 'Орунду убагында ырастабадыңыз, ал кийинки студентке өттү. Эми күтүү тизмесинде эмессиз; кайра турсаңыз болот.',
    },
  },
  offer_refused: {
    ...shared,
    more: [{ param: 'refusal', text: { ru: '{refusal}', kk: '{refusal}', en: '{refusal}', ky: '{refusal}' } }],
    title: {
      ru: 'Место на «{course}» не удалось занять',
      kk: '«{course}» курсынан орын алу мүмкін болмады',
      en: 'The seat on “{course}” could not be taken',
      ky: '«{course}» курсунан орун алуу мүмкүн болгон жок',
    },
    text: {
      ru: 'При подтверждении правила проверяются заново. Проверка не пройдена, и место перешло следующему.',
      kk: 'Растау кезінде ережелер қайта тексеріледі. Тексеруден өтпеді, сондықтан орын келесі студентке берілді.',
      en: 'The rules are checked again when a seat is confirmed. A check failed and the seat went to the next student.',
      ky: 'Ырастоодо эрежелер кайра текшерилет. Текшерүүдөн өтпөдү, орун кийинки студентке берилди.',
    },
  },
  offer_withdrawn: {
    ...shared,
    title: {
      ru: 'Предложение места на «{course}» отозвано',
      kk: '«{course}» курсындағы орын ұсынысы қайтарып алынды',
      en: 'The offer of a seat on “{course}” was withdrawn',
      ky: '«{course}» курсундагы орун сунушу кайтарып алынды',
    },
    text: {
      ru: 'Занятия курса закрыты для записи. Ваше место в листе ожидания сохранено: когда занятия откроют, место предложат снова.',
      kk: 'Курс сабақтары тіркелу үшін жабылды. Күту тізіміндегі орныңыз сақталды: сабақтар ашылғанда орын қайта ұсынылады.',
      en: 'The lessons are closed for registration. You keep your place in the waiting list: when they open, a seat is offered again.',
      ky: 'Курстун сабактары каттоо үчүн жабылды. Күтүү тизмесиндеги ордуңуз сакталды: сабактар ачылганда орун кайра сунушталат.',
    },
  },
  waiting_list_reset: {
    ...shared,
    title: {
      ru: 'Лист ожидания очищен: «{course}»',
      kk: 'Күту тізімі тазартылды: «{course}»',
      en: 'Waiting list emptied: “{course}”',
      ky: 'Күтүү тизмеси тазаланды: «{course}»',
    },
    text: {
      ru: 'Наступил день очистки листов ожидания. Вы больше не ждёте место на этом курсе; если он всё ещё нужен, встаньте в лист снова.',
      kk: 'Күту тізімдерін тазарту күні келді. Енді бұл курстан орын күтпейсіз; курс әлі керек болса, тізімге қайта тұрыңыз.',
      en: 'This is the day on which waiting lists are emptied. You no longer wait for this course; if you still want it, join the list again.',
      ky: 'Күтүү тизмелерин тазалоо күнү келди. Эми бул курстан орун күтпөйсүз; курс дагы керек болсо, тизмеге кайра туруңуз.',
    },
  },
  waiting_list_left: {
    ...shared,
    title: {
      ru: 'Вас убрали из листа ожидания: «{course}»',
      kk: 'Сіз күту тізімінен шығарылдыңыз: «{course}»',
      en: 'You were taken off the waiting list: “{course}”',
      ky: 'Күтүү тизмесинен чыгарылдыңыз: «{course}»',
    },
    text: {
      ru: 'Причина: {why}. С вопросами обратитесь в офис регистратора.',
      kk: 'Себебі: {why}. Сұрақтарыңыз болса, тіркеуші офисіне хабарласыңыз.',
      en: 'Reason: {why}. If you have questions, contact the registrar’s office.',
      ky: 'Себеби: {why}. Суроолор болсо, каттоо офисине кайрылыңыз.',
    },
  },
  waiting_list_moved: {
    ...shared,
    type: 'personal',
    more: [reason],
    title: {
      ru: 'Ваше место в листе ожидания изменено: «{course}»',
      kk: 'Күту тізіміндегі орныңыз өзгерді: «{course}»',
      en: 'Your place in the waiting list has changed: “{course}”',
      ky: 'Күтүү тизмесиндеги ордуңуз өзгөрдү: «{course}»',
    },
    text: {
      ru: 'Офис регистратора переставил вас с {from}-го места на {to}-е.',
      kk: 'Тіркеуші офисі сізді {from}-орыннан {to}-орынға ауыстырды.',
      en: 'The registrar’s office has moved you from place {from} to place {to}.',
      ky: 'Каттоо офиси сизди {from}-орундан {to}-орунга которду.',
    },
  },
  free_seat: {
    ...shared,
    type: 'personal',
    title: {
      ru: 'На курсе «{course}» есть место',
      kk: '«{course}» курсында орын бар',
      en: 'There is a free seat on “{course}”',
      ky: '«{course}» курсунда орун бар',
    },
    text: {
      ru: 'Свободных мест: {left}. Место за вами не закреплено\u00a0— его получит тот, кто запишется раньше.',
      kk: 'Бос орын: {left}. Орын сізге бекітілмеген\u00a0— оны бірінші тіркелген студент алады.',
      en: 'Free seats: {left}. None is kept for you: whoever registers first gets it.',
      ky: 'Бош орун: {left}. Орун сизге бекитилген эмес\u00a0— аны биринчи катталган студент алат.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
