import type { Localized } from '../kernel/localized.ts';
import type { notificationEvents } from './events.ts';

/** The audit history in words; `{actor}` and paths into the event's data. */
export const sentences: Record<keyof typeof notificationEvents, Localized> = {
  NotificationsRead: { ru: '{actor} читает уведомления', kk: '{actor} хабарландыруларды оқыды', en: '{actor} reads notifications', ky: '{actor} билдирүүлөрдү окуду' },
  NotificationsDeleted: {
    ru: '{actor} удаляет все свои уведомления', kk: '{actor} барлық хабарландыруларын жойды', en: '{actor} deletes all their notifications', ky: '{actor} бардык билдирүүлөрүн өчүрдү',
  },
};
