import { module as declared } from '@portal/event-schemas/portfolio/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { achievement, achievementForm, portfolio } from './achievement.ts';
import { calls } from './calls.ts';
import * as commands from './commands.ts';
import { demo } from './demo/demo.ts';
import { fileFact } from './facts.ts';

const { actOnAchievements, ...named } = commands;

/** Achievements of students: written by them, decided by reviewers on exactly what they saw. */
export const module = serviceModule({
  declared,
  after: ['identity'],
  aggregates: [achievement, achievementForm, portfolio],
  facts: [fileFact],
  commands: { ...named, ActOnAchievements: actOnAchievements(1) },
  calls,
  demo,
});
