import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { TabBar } from '../../shell/tab-bar.tsx';
import { useText } from '../text.ts';
import { pick, type Choice } from './lesson-choice.ts';
import { LessonTable } from './lesson-table.tsx';
import { sectionsOf } from './sections.ts';
import { TimeGrid } from './week-grid.tsx';
import type { PlacedLesson } from './clashes.ts';

interface Props {
  course: CourseInfo;
  choice: Choice | null;
  /** Absent where nothing can be chosen now. */
  onChoose?: ((choice: Choice) => void) | undefined;
  /** What the student has of all courses. */
  placed: readonly PlacedLesson[];
  onOpen?: ((course: string) => void) | undefined;
  /** What else there is to say of the course, in a tab of its own. */
  about?: ReactNode;
}

/** The sections of a course, in the week of the student's lessons and as a list that says the same; one is picked of each load type. */
export function CourseSections({ course, choice, onChoose, placed, onOpen, about }: Props) {
  const t = useText();
  const format = useFormat();
  const [tab, setTab] = useState<'week' | 'lessons' | 'about'>('week');
  const name = format.name(course.name);
  return (
    <>
      <TabBar
        label={name}
        tabs={[
          { id: 'week' as const, label: t('week.title') },
          { id: 'lessons' as const, label: t('detail.tabs.lessons') },
          ...(about ? [{ id: 'about' as const, label: t('detail.tabs.about') }] : []),
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <div role="tabpanel" id="panel-week" aria-labelledby="tab-week" hidden={tab !== 'week'}>
        <TimeGrid
          placed={placed}
          sections={sectionsOf(course, choice, placed, name)}
          onTake={onChoose && (({ flux, lesson }) => onChoose(pick(flux, choice, lesson)))}
          onOpen={onOpen}
        />
      </div>
      <div role="tabpanel" id="panel-lessons" aria-labelledby="tab-lessons" hidden={tab !== 'lessons'}>
        {course.fluxes.map(flux => (
          <LessonTable
            key={flux.uid}
            course={course}
            flux={flux}
            choice={choice}
            onChoose={next => onChoose?.(next)}
            placed={placed}
            disabled={onChoose === undefined}
            titled={course.fluxes.length > 1}
          />
        ))}
      </div>
      {about && (
        <div role="tabpanel" id="panel-about" aria-labelledby="tab-about" hidden={tab !== 'about'}>
          {tab === 'about' && about}
        </div>
      )}
    </>
  );
}
