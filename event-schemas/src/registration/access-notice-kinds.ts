import { allChannels, type NoticeKind } from '../kernel/notices.ts';
import { comment, reason } from '../kernel/notice-lines.ts';
import { registrationScreen } from '../registration/notice-parts.ts';

const shared = { type: 'personal', channels: allChannels, link: registrationScreen } as const;

/** About what the registrar’s office opens and closes. */
export const accessKinds = {
  access_opened: {
    ...shared,
    more: [comment],
    title: {
      ru: 'Вам открыт доступ к регистрации',
      kk: 'Сізге тіркелу ашылды',
      en: 'Registration is open to you',
      ky: 'Сизге каттоо ачылды',
    },
    text: {
      ru: 'Офис регистратора открыл вам онлайн-регистрацию на курсы.',
      kk: 'Тіркеуші офисі сізге курстарға онлайн тіркелуді ашты.',
      en: 'The registrar’s office has opened online registration for you.',
      ky: 'Каттоо офиси сизге курстарга онлайн каттоону ачты.',
    },
  },
  access_closed: {
    ...shared,
    type: 'important',
    more: [comment],
    title: {
      ru: 'Вам закрыт доступ к регистрации',
      kk: 'Сізге тіркелу жабылды',
      en: 'Registration is closed to you',
      ky: 'Сизге каттоо жабылды',
    },
    text: {
      ru: 'Офис регистратора закрыл вам онлайн-регистрацию на курсы. Узнайте в офисе, что нужно сделать.',
      kk: 'Тіркеуші офисі сізге курстарға онлайн тіркелуді жапты. Не істеу керегін офистен біліңіз.',
      en: 'The registrar’s office has closed online registration for you. Ask there what has to be done.',
      ky: 'Каттоо офиси сизге курстарга онлайн каттоону жапты. Эмне кылуу керектигин офистен билиңиз.',
    },
  },
  access_default: {
    ...shared,
    more: [comment],
    title: {
      ru: 'Доступ к регистрации\u00a0— по общим правилам',
      kk: 'Тіркелу\u00a0— жалпы ереже бойынша',
      en: 'Registration follows the general rules for you again',
      ky: 'Каттоо\u00a0— жалпы эреже боюнча',
    },
    text: {
      ru: 'Особый доступ отменён: для вас снова действуют общие сроки и правила регистрации.',
      kk: 'Ерекше рұқсат жойылды: сізге қайтадан жалпы тіркелу мерзімі мен ережесі қолданылады.',
      en: 'Your special access has ended: the general dates and rules of registration apply to you again.',
      ky: 'Өзгөчө уруксат алынып салынды: сизге кайрадан каттоонун жалпы мөөнөтү жана эрежеси колдонулат.',
    },
  },
  course_opened: {
    ...shared,
    more: [reason],
    title: {
      ru: 'Вам открыт курс «{course}»',
      kk: 'Сізге «{course}» курсы ашылды',
      en: '“{course}” is open to you',
      ky: 'Сизге «{course}» курсу ачылды',
    },
    text: {
      ru: 'Офис регистратора разрешил вам записаться на этот курс.',
      kk: 'Тіркеуші офисі сізге бұл курсқа жазылуға рұқсат берді.',
      en: 'The registrar’s office lets you register for this course.',
      ky: 'Каттоо офиси сизге бул курска жазылууга уруксат берди.',
    },
  },
  course_cancelled: {
    ...shared,
    type: 'important',
    more: [reason],
    title: {
      ru: 'Отменены занятия курса «{course}»',
      kk: '«{course}» курсының сабақтары өткізілмейді',
      en: 'Lessons of “{course}” are cancelled',
      ky: '«{course}» курсунун сабактары жокко чыгарылды',
    },
    text: {
      ru: 'Вы записаны на отменённые занятия. Выберите другие занятия или другой курс.',
      kk: 'Сіз өткізілмейтін сабақтарға жазылғансыз. Басқа сабақ не басқа курс таңдаңыз.',
      en: 'You are registered for cancelled lessons. Choose other lessons or another course.',
      ky: 'Сиз жокко чыгарылган сабактарга жазылгансыз. Башка сабак же башка курс тандаңыз.',
    },
  },
  course_restored: {
    ...shared,
    type: 'important',
    more: [reason],
    title: {
      ru: 'Занятия курса «{course}» всё-таки состоятся',
      kk: '«{course}» курсының сабақтары өтетін болды',
      en: 'Lessons of “{course}” take place after all',
      ky: '«{course}» курсунун сабактары өтө турган болду',
    },
    text: {
      ru: 'Отмена занятий снята. Если вы не отказались от курса, ваше место сохранилось; если отказались или стояли в листе ожидания, запишитесь снова.',
      kk: 'Сабақтарды өткізбеу туралы шешім күшін жойды. Курстан бас тартпаған болсаңыз, орныңыз сақталды; бас тартсаңыз немесе күту тізімінде тұрсаңыз, қайта жазылыңыз.',
      en: 'The cancellation has been taken back. If you have not dropped the course, you still have your seat; if you have, or were on the waiting list, register again.',
      ky: 'Сабактарды жокко чыгаруу чечими кайтарылды. Курстан баш тартпасаңыз, орунуңуз сакталды; баш тартсаңыз же күтүү тизмесинде турсаңыз, кайра жазылыңыз.',
    },
  },
  course_permission_ended: {
    ...shared,
    type: 'important',
    more: [reason],
    title: {
      ru: 'Разрешение на курс «{course}» отозвано',
      kk: '«{course}» курсына берілген рұқсат кері алынды',
      en: 'Your permission for “{course}” has been withdrawn',
      ky: '«{course}» курсуна берилген уруксат кайтарып алынды',
    },
    text: {
      ru: 'Для записи на этот курс снова действуют общие правила. Если вы уже записаны, запись остаётся.',
      kk: 'Бұл курсқа жазылуда қайтадан жалпы ереже қолданылады. Жазылып қойған болсаңыз, жазылуыңыз сақталады.',
      en: 'The general rules apply again to registering for this course. If you are registered already, you stay registered.',
      ky: 'Бул курска жазылууда кайрадан жалпы эреже колдонулат. Жазылып койгон болсоңуз, жазылууңуз сакталат.',
    },
  },
  super_registration_ended: {
    ...shared,
    type: 'important',
    more: [reason],
    title: {
      ru: 'Ваша карточка больше не открыта вне сроков',
      kk: 'Карточкаңыз енді мерзімнен тыс ашық емес',
      en: 'Your card is no longer open outside registration',
      ky: 'Карточкаңыз эми мөөнөттөн тышкары ачык эмес',
    },
    text: {
      ru: 'Офис регистратора завершил особый срок: менять карточку можно только в сроки регистрации.',
      kk: 'Тіркеуші офисі ерекше мерзімді аяқтады: карточканы тек тіркелу мерзімінде өзгертуге болады.',
      en: 'The registrar’s office has ended your special permission: the card can be changed only while registration runs.',
      ky: 'Каттоо офиси өзгөчө мөөнөттү бүтүрдү: карточканы каттоо мөөнөтүндө гана өзгөртүүгө болот.',
    },
  },
  super_registration: {
    ...shared,
    more: [reason],
    title: {
      ru: 'Ваша карточка открыта до {until}',
      kk: 'Карточкаңыз ашық, мерзімі: {until}',
      en: 'Your card is open until {until}',
      ky: 'Карточкаңыз ачык, мөөнөтү: {until}',
    },
    text: {
      ru: 'Офис регистратора разрешил вам менять карточку вне сроков регистрации\u00a0— до {until}.',
      kk: 'Тіркеуші офисі сізге карточканы тіркелу мерзімінен тыс өзгертуге рұқсат берді. Мерзімі: {until}.',
      en: 'The registrar’s office lets you change your card outside registration, until {until}.',
      ky: 'Каттоо офиси сизге карточканы каттоо мөөнөтүнөн тышкары өзгөртүүгө уруксат берди. Мөөнөтү: {until}.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
