import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';
import { firstChoice } from './lesson-choice.ts';
import { sectionsOf } from './sections.ts';
import { TimeGrid } from './week-grid.tsx';
import type { PlacedLesson } from './clashes.ts';

/** The student's week, and in it the sections of the course that is looked at. */
export function PlannedWeek({
  placed,
  looked,
  onOpen,
}: {
  placed: readonly PlacedLesson[];
  looked: CourseInfo | undefined;
  onOpen: (course: string) => void;
}) {
  const t = useText();
  const format = useFormat();
  const name = looked ? format.name(looked.name) : '';
  return (
    <Panel title={t('week.title')} note={looked ? t('week.of', { name }) : undefined} flush>
      <TimeGrid
        placed={placed}
        sections={looked && sectionsOf(looked, firstChoice(looked.fluxes), placed, name)}
        onOpen={onOpen}
      />
    </Panel>
  );
}
