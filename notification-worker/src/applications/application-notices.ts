import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { forEachIndependently, throwIfFailed } from '@portal/platform/jobs/each.ts';
import { give } from '@portal/platform/jobs/give-notices.ts';
import { causationOf, type Causation } from '@portal/platform/jobs/queue.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { applicantsNotice, reviewersNotice, type ReviewersNotice } from './notices.ts';
import { whoDecides } from './reviewers.ts';

interface Happened {
  application: string;
  position: number;
}

/**
 * Tells of one event of an application: its applicant of what was decided, those who decide of what waits for them.
 * Runs again after a crash; the run's name follows from the event, so nobody is told twice.
 */
async function tell({ application, position, ...asked }: Happened & Causation, host: Host): Promise<{ told: number }> {
  const life = (await host.log.read(
    `student_application-${application}`,
  )) as unknown as RecordedEvent<ApplicationEvent>[];
  const mine = applicantsNotice(life, position);
  const theirs = reviewersNotice(life, position);
  if (theirs && !(await host.waitForReadModels(position, 10_000)))
    throw new Error(`who decides at event ${position} cannot be read yet`);
  const notices = [
    ...(mine
      ? [
          {
            to: 'applicant',
            tell: () =>
              give(
                host,
                `application.${application}.${position}`,
                mine.kind,
                mine.params,
                [{ account: mine.account }],
                asked,
              ).then(() => 1),
          },
        ]
      : []),
    ...(theirs?.waypoints ?? []).map(at => ({
      to: at.waypoint,
      tell: () => tellReviewers(theirs!, at, { application, position, ...asked }, host),
    })),
  ];
  const done = await forEachIndependently(
    notices,
    ({ to }) => `notice of application ${application} to ${to}`,
    notice => notice.tell(),
    host.logger,
  );
  throwIfFailed(done);
  return { told: done.results.reduce((sum, told) => sum + told, 0) };
}
export const applicationNoticesJob = defineJob<Happened>({ name: 'applications-tell', attempts: 8, run: tell });

/** At one waypoint; a person whom it means twice is told once, and rather as themselves than as one of a role. */
async function tellReviewers(
  { kind, forRole, params }: ReviewersNotice,
  { waypoint, due }: ReviewersNotice['waypoints'][number],
  { application, position, ...asked }: Happened & Causation,
  host: Host,
): Promise<number> {
  const { name, persons, holders } = await whoDecides(application, waypoint, host.pool);
  const run = `application.${application}.${position}.${waypoint}`;
  const about = { ...params, waypoint: name, due };
  const to = (accounts: readonly string[]) => accounts.map(account => ({ account }));
  await give(host, run, kind, about, to(forRole === kind ? [...persons, ...holders] : persons), asked);
  if (forRole !== kind) await give(host, `${run}.role`, forRole, about, to(holders), asked);
  return persons.length + holders.length;
}

/** Has people told of what happens to applications. */
export const applicationNotices = defineReaction({
  name: 'applications.telling',
  handles: [
    'StepEntered',
    'WaypointApproved',
    'ApplicationStageReached',
    'ApplicationStatusSet',
    'DecisionCorrected',
    'WaypointReminded',
  ],
  async react(events: readonly RecordedEvent<any>[], host) {
    for (const event of events)
      await host.jobs.add(
        applicationNoticesJob,
        { application: event.data.uid, position: event.position, ...causationOf(event) },
        { id: `application-${event.position}` },
      );
  },
});
