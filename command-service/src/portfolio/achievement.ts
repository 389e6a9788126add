import type { Status } from '@portal/event-schemas/portfolio/acts.ts';
import type { PortfolioEvent } from '@portal/event-schemas/portfolio/events.ts';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** What was written, by which version of the type's form. */
export interface Written {
  version: number;
  title: string;
  values: FormValues;
}
/** `order`: the portfolio_order of its status as it is; `accepted`: what reviewers have accepted, until they decide anew. */
export interface KnownAchievement extends Written {
  status: Status;
  uid: string;
  student: string;
  type: string;
  type_name: Localized;
  order: string;
  accepted: Written | null;
}
export type Achievement = { status: 'none' } | KnownAchievement;

/** Stream `achievement-<uid>`. */
export const achievement: Aggregate<Achievement, PortfolioEvent> = {
  name: 'achievement',
  initialState: () => ({ status: 'none' }),
  evolve: (state, { type, data }): Achievement => {
    if (type === 'AchievementCreated') {
      const { files: _files, day: _day, ...written } = data;
      return { ...written, status: 'CREATED', accepted: null };
    }
    if (state.status === 'none') return state;
    switch (type) {
      case 'AchievementChanged': {
        const { files: _files, day: _day, ...written } = data;
        return { ...state, ...written, status: 'CHANGED' };
      }
      case 'AchievementSentForReview':
        return { ...state, status: 'REVIEW', order: data.order };
      case 'AchievementTakenBack':
        return { ...state, status: 'CHANGED', order: data.order };
      case 'AchievementAccepted': {
        const { version, title, values } = state;
        return { ...state, status: 'ACCEPTED', order: data.order, accepted: { version, title, values } };
      }
      case 'AchievementRejected':
      case 'AchievementRevoked':
        return { ...state, status: 'REJECTED', order: data.order, accepted: null };
      case 'AchievementDeleted':
        return { ...state, status: 'DELETED', order: data.order, accepted: null };
      default:
        return state;
    }
  },
};

/** Stream `achievement_form-<type>`: version 0 has no fields. */
export interface AchievementForm {
  version: number;
  properties: readonly Property[];
}
export const achievementForm: Aggregate<AchievementForm, PortfolioEvent> = {
  name: 'achievement_form',
  initialState: () => ({ version: 0, properties: [] }),
  evolve: (state, { type, data }) =>
    type === 'AchievementFormPublished' ? { version: data.version, properties: data.properties } : state,
};

/** Stream `portfolio-<student>`: the achievements that are in it, and what of them others see. */
export interface Portfolio {
  achievements: Readonly<Record<string, { type: string; year: number }>>;
  shown: readonly string[];
}
export const portfolio: Aggregate<Portfolio, PortfolioEvent> = {
  name: 'portfolio',
  initialState: () => ({ achievements: {}, shown: [] }),
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'PortfolioExtended':
        return {
          ...state,
          achievements: { ...state.achievements, [data.achievement]: { type: data.type, year: data.year } },
        };
      case 'PortfolioReduced': {
        const { [data.achievement]: _gone, ...achievements } = state.achievements;
        return { achievements, shown: state.shown.filter(one => one !== data.achievement) };
      }
      case 'PortfolioArranged':
        return { ...state, shown: data.shown };
      default:
        return state;
    }
  },
};
