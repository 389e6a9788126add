import type { Localized } from '../kernel/localized.ts';
import type { portfolioEvents } from './events.ts';

/** The history in words; `{actor}` and paths into the event's data. */
export const sentences: Record<keyof typeof portfolioEvents, Localized> = {
  AchievementFormPublished: {
    ru: '{actor} публикует версию {version} формы типа достижений «{type}»',
    kk: '{actor} «{type}» жетістік түрі формасының {version} нұсқасын жариялады',
    en: '{actor} publishes version {version} of the form of the achievement type “{type}”',
    ky: '{actor} «{type}» жетишкендик түрүнүн формасынын {version} версиясын жарыялады',
  },
  AchievementCreated: {
    ru: '{actor} добавляет достижение ({type_name})[: {title}]',
    kk: '{actor} жетістік қосты ({type_name})[: {title}]',
    en: '{actor} adds an achievement ({type_name})[: {title}]',
    ky: '{actor} жетишкендик кошту ({type_name})[: {title}]',
  },
  AchievementChanged: {
    ru: '{actor} меняет достижение ({type_name})[: {title}]',
    kk: '{actor} жетістікті өзгертті ({type_name})[: {title}]',
    en: '{actor} changes an achievement ({type_name})[: {title}]',
    ky: '{actor} жетишкендикти өзгөрттү ({type_name})[: {title}]',
  },
  AchievementSentForReview: {
    ru: '{actor} отправляет достижение на проверку',
    kk: '{actor} жетістікті тексеруге жіберді',
    en: '{actor} sends an achievement for review',
    ky: '{actor} жетишкендикти текшерүүгө жөнөттү',
  },
  AchievementTakenBack: {
    ru: '{actor} возвращает себе достижение, не дожидаясь проверки',
    kk: '{actor} жетістікті тексерілмей тұрып қайтарып алды',
    en: '{actor} withdraws an achievement before it is reviewed',
    ky: '{actor} жетишкендикти текшерүүгө чейин кайтарып алды',
  },
  AchievementAccepted: {
    ru: '{actor} принимает достижение[: {comment}]',
    kk: '{actor} жетістікті қабылдады[: {comment}]',
    en: '{actor} accepts an achievement[: {comment}]',
    ky: '{actor} жетишкендикти кабыл алды[: {comment}]',
  },
  AchievementRejected: {
    ru: '{actor} отклоняет достижение: {comment}',
    kk: '{actor} жетістікті қабылдамады: {comment}',
    en: '{actor} rejects an achievement: {comment}',
    ky: '{actor} жетишкендикти четке какты: {comment}',
  },
  AchievementRevoked: {
    ru: '{actor} отменяет принятие достижения: {comment}',
    kk: '{actor} жетістіктің қабылдануын жойды: {comment}',
    en: '{actor} withdraws the acceptance of an achievement: {comment}',
    ky: '{actor} жетишкендиктин кабыл алынышын жокко чыгарды: {comment}',
  },
  AchievementDeleted: {
    ru: '{actor} удаляет достижение',
    kk: '{actor} жетістікті жойды',
    en: '{actor} deletes an achievement',
    ky: '{actor} жетишкендикти өчүрдү',
  },
  PortfolioExtended: {
    ru: 'В портфолио добавилось достижение ({type})',
    kk: 'Портфолиоға жетістік қосылды ({type})',
    en: 'An achievement was added to the portfolio ({type})',
    ky: 'Портфолиого жетишкендик кошулду ({type})',
  },
  PortfolioReduced: {
    ru: 'Из портфолио удалено достижение',
    kk: 'Портфолиодан жетістік жойылды',
    en: 'An achievement was removed from the portfolio',
    ky: 'Портфолиодон жетишкендик өчүрүлдү',
  },
  PortfolioArranged: {
    ru: '{actor} выбирает, какие достижения видят другие',
    kk: '{actor} басқаларға қай жетістіктер көрінетінін таңдады',
    en: '{actor} chooses which achievements others see',
    ky: '{actor} башкаларга кайсы жетишкендиктер көрүнөрүн тандады',
  },
};
