import type { Localized } from '../kernel/localized.ts';
import { courseSentences, type AccessSet } from './course-sentences.ts';
import type { registrationEvents } from './events.ts';
import { officeSentences } from './office-sentences.ts';

/** The audit history in words, one sentence an event; `{actor}` and paths into the event's data. */
export const sentences: Record<keyof typeof registrationEvents | AccessSet, Localized> = {
  ...officeSentences,
  ...courseSentences,
  CourseAddedToCard: {
    ru: '{actor} добавляет в карточку «{course.name}», кредитов: {course.credits}[. Причина: {reason}]',
    kk: '{actor} карточкаға «{course.name}» курсын қосты, кредит саны: {course.credits}[. Себебі: {reason}]',
    en: '{actor} adds “{course.name}” ({course.credits} credits) to the card[. Reason: {reason}]',
    ky: '{actor} карточкага «{course.name}» курсун кошту, кредит саны: {course.credits}[. Себеби: {reason}]',
  },
  CourseDroppedFromCard: {
    ru: '{actor} удаляет курс «{offering}» из карточки[. Причина: {reason}]',
    kk: '{actor} «{offering}» курсын карточкадан алып тастады[. Себебі: {reason}]',
    en: '{actor} drops “{offering}” from the card[. Reason: {reason}]',
    ky: '{actor} «{offering}» курсун карточкадан алып салды[. Себеби: {reason}]',
  },
  CardLessonsChanged: {
    ru: '{actor} меняет занятия курса «{offering}»[. Причина: {reason}]',
    kk: '{actor} «{offering}» курсының сабақтарын ауыстырды[. Себебі: {reason}]',
    en: '{actor} changes the lessons of “{offering}”[. Reason: {reason}]',
    ky: '{actor} «{offering}» курсунун сабактарын алмаштырды[. Себеби: {reason}]',
  },
  CardCourseHeld: {
    ru: '{actor} кладёт курс «{course.name}» в корзину, место держится до {until}',
    kk: '{actor} «{course.name}» курсын себетке салды, орын сақталатын уақыт\u00a0— {until}',
    en: '{actor} puts “{course.name}” into the basket; the seat is held until {until}',
    ky: '{actor} «{course.name}» курсун себетке салды, орун сакталуучу убакыт\u00a0— {until}',
  },
  CardHoldEnded: {
    ru: 'Курс «{offering}» убран из корзины: {reason}',
    kk: '«{offering}» курсы себеттен алынды: {reason}',
    en: '“{offering}” leaves the basket: {reason}',
    ky: '«{offering}» курсу себеттен алынды: {reason}',
  },
  CardQueued: {
    ru: '{actor} ставит курс «{name}» в лист ожидания[. Причина: {note}]',
    kk: '{actor} «{name}» курсын күту тізіміне қойды[. Себебі: {note}]',
    en: '{actor} puts “{name}” on the waiting list[. Reason: {note}]',
    ky: '{actor} «{name}» курсун күтүү тизмесине койду[. Себеби: {note}]',
  },
  CardUnqueued: {
    ru: 'Студент выходит из очереди на «{offering}». Причина: {reason}[. {note}]',
    kk: 'Студент «{offering}» кезегінен шықты. Себебі: {reason}[. {note}]',
    en: 'The student leaves the waiting list for “{offering}”. Reason: {reason}[. {note}]',
    ky: 'Студент «{offering}» кезегинен чыкты. Себеби: {reason}[. {note}]',
  },
  CardSentToAdvisor: {
    ru: '{actor} отправляет карточку эдвайзеру, кредитов: {credits}',
    kk: '{actor} карточканы эдвайзерге жіберді, кредит саны: {credits}',
    en: '{actor} sends the card with {credits} credits to the advisor',
    ky: '{actor} карточканы эдвайзерге жөнөттү, кредит саны: {credits}',
  },
  ReviewStarted: {
    ru: '{actor} начинает проверку карточки',
    kk: '{actor} карточканы тексеруді бастады',
    en: '{actor} starts the review of the card',
    ky: '{actor} карточканы текшерүүнү баштады',
  },
  CardApproved: {
    ru: '{actor} утверждает карточку[. Причина: {reason}]',
    kk: '{actor} карточканы бекітті[. Себебі: {reason}]',
    en: '{actor} approves the card[. Reason: {reason}]',
    ky: '{actor} карточканы бекитти[. Себеби: {reason}]',
  },
  CardRejected: {
    ru: '{actor} возвращает карточку: {comment}',
    kk: '{actor} карточканы кері қайтарды: {comment}',
    en: '{actor} returns the card: {comment}',
    ky: '{actor} карточканы кайтарды: {comment}',
  },
  CardStatusSet: {
    ru: '{actor} ставит карточке статус «{status}». Причина: {reason}',
    kk: '{actor} карточкаға «{status}» мәртебесін қойды. Себебі: {reason}',
    en: '{actor} sets the card to “{status}”. Reason: {reason}',
    ky: '{actor} карточкага «{status}» статусун койду. Себеби: {reason}',
  },
  PersonalCreditLimitSet: {
    ru: '{actor} задаёт личный лимит: {max_credit} кредитов, на слушание {max_credit_audit}',
    kk: '{actor} жеке шек қойды: {max_credit} кредит, тыңдауға {max_credit_audit}',
    en: '{actor} sets a personal limit of {max_credit} credits and {max_credit_audit} for audit',
    ky: '{actor} жеке чек койду: {max_credit} кредит, угууга {max_credit_audit}',
  },
  OnlineRegistrationAccessSet: {
    ru: '{actor} меняет доступ к онлайн-регистрации на «{access}»: {comment}',
    kk: '{actor} онлайн тіркелуге рұқсатты «{access}» етіп өзгертті: {comment}',
    en: '{actor} sets the access to online registration to “{access}”: {comment}',
    ky: '{actor} онлайн каттоого уруксатты «{access}» кылып өзгөрттү: {comment}',
  },
  DebtRecorded: {
    ru: '{actor} отмечает долг ({kind})[: {amount}][. {note}]',
    kk: '{actor} қарызды белгіледі ({kind})[: {amount}][. {note}]',
    en: '{actor} records a debt ({kind})[: {amount}][. {note}]',
    ky: '{actor} карызды белгиледи ({kind})[: {amount}][. {note}]',
  },
  DebtCleared: {
    ru: '{actor} снимает долг ({kind})',
    kk: '{actor} қарызды жойды ({kind})',
    en: '{actor} clears a debt ({kind})',
    ky: '{actor} карызды жойду ({kind})',
  },
  MedicalCertificateRecorded: {
    ru: '{actor} вносит медицинскую справку, действует до {valid_until}',
    kk: '{actor} медициналық анықтаманы енгізді, мерзімі\u00a0— {valid_until}',
    en: '{actor} records a medical certificate valid until {valid_until}',
    ky: '{actor} медициналык маалымкатты киргизди, мөөнөтү\u00a0— {valid_until}',
  },
  FinalResultRecorded: {
    ru: '{actor} вносит итоговую оценку {letter} по дисциплине «{discipline}»',
    kk: '{actor} «{discipline}» пәні бойынша {letter} қорытынды бағасын енгізді',
    en: '{actor} records the final grade {letter} for “{discipline}”',
    ky: '{actor} «{discipline}» дисциплинасы боюнча {letter} жыйынтык баасын киргизди',
  },
  ManualCoursePermissionGiven: {
    ru: '{actor} даёт студенту разрешение на курс «{offering}», без проверки: {waives}. Причина: {reason}',
    kk: '{actor} студентке «{offering}» курсына рұқсат берді, тексерілмейді: {waives}. Себебі: {reason}',
    en: '{actor} lets the student take “{offering}” without these checks: {waives}. Reason: {reason}',
    ky: '{actor} студентке «{offering}» курсуна уруксат берди, текшерилбейт: {waives}. Себеби: {reason}',
  },
  ManualCoursePermissionWithdrawn: {
    ru: '{actor} отзывает разрешение на курс «{offering}». Причина: {reason}',
    kk: '{actor} «{offering}» курсына берілген рұқсатты қайтарып алды. Себебі: {reason}',
    en: '{actor} withdraws the permission for “{offering}”. Reason: {reason}',
    ky: '{actor} «{offering}» курсуна берилген уруксатты кайтарып алды. Себеби: {reason}',
  },
  StudyPlansGranted: {
    ru: '{actor} назначает студенту дополнительные учебные планы: {study_plans}',
    kk: '{actor} студентке қосымша оқу жоспарларын бекітті: {study_plans}',
    en: '{actor} assigns additional study plans: {study_plans}',
    ky: '{actor} студентке кошумча окуу пландарын бекитти: {study_plans}',
  },
  StudyPlanChosen: {
    ru: '{actor} выбирает учебный план {study_plan}',
    kk: '{actor} {study_plan} оқу жоспарын таңдады',
    en: '{actor} chooses the study plan {study_plan}',
    ky: '{actor} {study_plan} окуу планын тандады',
  },
  AdditionalProgramChosen: {
    ru: '{actor} выбирает дополнительную программу «{field_sciences}», кредитов: {credit}',
    kk: '{actor} «{field_sciences}» қосымша бағдарламасын таңдады, кредит саны: {credit}',
    en: '{actor} chooses the additional program “{field_sciences}” with {credit} credits',
    ky: '{actor} «{field_sciences}» кошумча программасын тандады, кредит саны: {credit}',
  },
  AdditionalProgramDropped: {
    ru: '{actor} отказывается от дополнительной программы «{field_sciences}»',
    kk: '{actor} «{field_sciences}» қосымша бағдарламасынан бас тартты',
    en: '{actor} gives up the additional program “{field_sciences}”',
    ky: '{actor} «{field_sciences}» кошумча программасынан баш тартты',
  },
  SeatWatchAdded: {
    ru: '{actor} просит сообщить, когда на курсе «{offering}» появится место',
    kk: '{actor} «{offering}» курсында орын босағанда хабарлауды сұрады',
    en: '{actor} asks to be told when “{offering}” has a free seat',
    ky: '{actor} «{offering}» курсунда орун бошогондо билдирүүнү сурады',
  },
  SeatWatchRemoved: {
    ru: 'Сообщать о месте на курсе «{offering}» больше не нужно. Причина: {reason}',
    kk: '«{offering}» курсындағы орын туралы енді хабарланбайды. Себебі: {reason}',
    en: 'Notices of a free seat on “{offering}” have ended. Reason: {reason}',
    ky: '«{offering}» курсундагы орун тууралуу мындан ары билдирилбейт. Себеби: {reason}',
  },
  FreeSeatTold: {
    ru: 'Студенту сообщено, что на курсе «{name}» есть места: {left}',
    kk: 'Студентке «{name}» курсында бос орын бар екені хабарланды: {left}',
    en: 'The student is told that “{name}” has free seats: {left}',
    ky: 'Студентке «{name}» курсунда бош орун бар экени билдирилди: {left}',
  },
  WishListRecorded: {
    ru: '{actor} записывает желаемые курсы: {offerings}',
    kk: '{actor} қалаған курстарды жазды: {offerings}',
    en: '{actor} records the courses wished for: {offerings}',
    ky: '{actor} каалаган курстарды жазды: {offerings}',
  },
  RefusalsCounted: {
    ru: 'Отказы при регистрации за секунду {second}',
    kk: '{second} секундындағы тіркелуде қабылданбаған әрекеттер',
    en: 'Attempts refused in the second of {second}',
    ky: '{second} секундундагы каттоодо четке кагылган аракеттер',
  },
};
