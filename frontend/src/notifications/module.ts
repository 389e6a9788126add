import { defineModule } from '../app/define-module.ts';

/** One's notifications; banners; scheduled mails: when, to whom, what they say, what became of them. */
export const module = defineModule({
  name: 'notifications',
  uses: ['identity'],
  parts: { mine: { screens: ['notification'] } },
});
