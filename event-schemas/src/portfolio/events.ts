import { z } from 'zod';
import { id, note, givenNote, ordinal, text } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { localizedName } from '../kernel/localized.ts';
import type { NoticeDeclaration } from '../kernel/notices.ts';
import { formValues, property, uid } from '../forms/property.ts';

/** Fields of a form; so many achievements has one student at most. */
export const formFields = z.array(property).min(1).max(60);
export const portfolioMax = 500;

/** What every event of an achievement carries. `order`: the portfolio_order that it has from now on, in place of the one before. */
const of = { uid, student: uid, type: uid, type_name: localizedName, title: text(200), order: uid };
/** `version`: of the type's form. `files`: those that stand in the values; `day`: its own, `YYYY-MM-DD`. */
const filled = { ...of, version: ordinal, values: formValues, files: z.array(id).max(1000), day: text(10).nullable() };
const personal = ['values', 'title'];
const to = [{ fields: ['student'] }];
/** What the student is told of a decision. */
const tells = {
  accepted: {
    to,
    title: {
      ru: 'Достижение принято',
      kk: 'Жетістік қабылданды',
      en: 'Achievement accepted',
      ky: 'Жетишкендик кабыл алынды',
    },
    text: {
      ru: '«{title}» ({type_name}): его можно показать в профиле.',
      kk: '«{title}» ({type_name}): оны профильде көрсетуге болады.',
      en: '“{title}” ({type_name}): it can be shown in your profile.',
      ky: '«{title}» ({type_name}): аны профилде көрсөтсө болот.',
    },
  },
  rejected: {
    to,
    type: 'important',
    title: {
      ru: 'Достижение отклонено',
      kk: 'Жетістік қабылданбады',
      en: 'Achievement rejected',
      ky: 'Жетишкендик четке кагылды',
    },
    text: {
      ru: '«{title}» ({type_name}): {comment}',
      kk: '«{title}» ({type_name}): {comment}',
      en: '“{title}” ({type_name}): {comment}',
      ky: '«{title}» ({type_name}): {comment}',
    },
  },
  revoked: {
    to,
    type: 'important',
    title: {
      ru: 'Принятие достижения отменено',
      kk: 'Жетістіктің қабылдануы жойылды',
      en: 'The acceptance of your achievement was withdrawn',
      ky: 'Жетишкендиктин кабыл алынышы жокко чыгарылды',
    },
    text: {
      ru: '«{title}» ({type_name}): {comment}',
      kk: '«{title}» ({type_name}): {comment}',
      en: '“{title}” ({type_name}): {comment}',
      ky: '«{title}» ({type_name}): {comment}',
    },
  },
} satisfies Record<string, NoticeDeclaration>;

export const portfolioEvents = defineEvents({
  // achievement_form-<type>
  /** A type's form as students fill it in from now on; what was written by an older version keeps that. */
  AchievementFormPublished: event(z.object({ type: uid, version: ordinal, properties: formFields })),

  // achievement-<uid>
  AchievementCreated: event(z.object(filled), { personal }),
  AchievementChanged: event(z.object(filled), { personal }),
  /** `advisor`: the student's then: told what waits. */
  AchievementSentForReview: event(z.object({ ...of, advisor: uid.nullable() }), { personal: ['title'] }),
  AchievementTakenBack: event(z.object(of), { personal: ['title'] }),
  AchievementAccepted: event(z.object({ ...of, comment: note }), {
    personal: ['title', 'comment'],
    tells: tells.accepted,
  }),
  AchievementRejected: event(z.object({ ...of, comment: givenNote }), {
    personal: ['title', 'comment'],
    tells: tells.rejected,
  }),
  /** An acceptance that was a mistake. */
  AchievementRevoked: event(z.object({ ...of, comment: givenNote }), {
    personal: ['title', 'comment'],
    tells: tells.revoked,
  }),
  AchievementDeleted: event(z.object(of), { personal: ['title'] }),

  // portfolio-<student>
  /** `year`: the calendar year in which it was created, in the university's time zone. */
  PortfolioExtended: event(z.object({ student: uid, achievement: uid, type: uid, year: ordinal })),
  PortfolioReduced: event(z.object({ student: uid, achievement: uid })),
  /** What of the accepted achievements others see, in this order. */
  PortfolioArranged: event(z.object({ student: uid, shown: z.array(uid).max(portfolioMax) })),
});
export type PortfolioEvent = EventsOf<typeof portfolioEvents>;
