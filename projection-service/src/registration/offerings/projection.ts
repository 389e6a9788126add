import { courseOfferingEvents, type CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { idOfStream } from '../streams.ts';
import { projectPlaces } from './project-places.ts';
import { projectSeats } from './project-seats.ts';
import { projectStructure } from './project-structure.ts';
import { structuralEvents } from './structure.ts';
import { offeringViews, tables, tablesDdl } from './tables.ts';

const structural: ReadonlySet<string> = new Set(structuralEvents);

/** Everybody who looks at courses hears of an access, and those whom it concerns before all. */
function touchedByAccess({ type, data }: RecordedEvent<any>): string[] {
  if (type === 'CourseAccessSet')
    return ['course_access', ...(data.affected ?? []).map((student: string) => `standing:${student}`)];
  return type === 'SelectedStudentAccessSet' ? [`standing:${data.student}`] : [];
}

/** Course offerings with fluxes, lessons, access, and everything about seats: taken, held, offered, waited for. */
export const offerings = defineProjection({
  name: 'registration.offerings',
  version: 2,
  handles: [...Object.keys(courseOfferingEvents), 'CourseWithdrawn'],
  tables: tablesDdl,
  tableNames: tables.map(table => table.name),
  views: offeringViews,
  async project(events: readonly RecordedEvent<CourseOfferingEvent>[], db) {
    await projectStructure(
      events.filter(event => structural.has(event.type)),
      db,
    );
    await projectPlaces(
      events.filter(event => !structural.has(event.type)),
      db,
    );
    await projectSeats(events, db);
  },
  touches: event => [`offering:${idOfStream(event.stream)}`, ...touchedByAccess(event)],
});
