import { defineReaction } from '@portal/platform/jobs/types.ts';

const student = (stream: string): string => stream.slice('study_card-'.length).split('.')[0]!;

/**
 * Tells the browsers of those who get a notification that there is one, once it can be read. The message says nothing else; a lost one
 * costs nothing, the browser counts again with its next screen.
 */
export const pushNotifications = defineReaction({
  name: 'notifications.push',
  handles: ['CardSentToAdvisor', 'CardApproved', 'CardRejected'],
  async react(events, host, db) {
    const told = new Set(events.filter(event => event.type !== 'CardSentToAdvisor').map(event => student(event.stream)));
    const sent = events.filter(event => event.type === 'CardSentToAdvisor').map(event => student(event.stream));
    if (sent.length > 0) {
      const { rows } = await db.query<{ advisor: string }>('select distinct advisor from curriculum.students_public where uid = any($1) and advisor is not null', [sent]);
      for (const { advisor } of rows) told.add(advisor);
    }
    if (told.size === 0) return;
    await host.waitForReadModels(events.at(-1)!.position);
    await host.live.publish('notifications', { type: 'new_notifications', accounts: [...told], keys: ['notifications'] });
  },
});
