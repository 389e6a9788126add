import Button from '@mui/material/Button';
import type { CourseAccess, CourseSelection } from '@portal/event-schemas/access/views.ts';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { api } from '../../http/client.ts';
import { ApiRefusal } from '../../http/refusal.ts';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { toast } from '../../shell/toast.ts';
import { useSetAccess, type NewStatus } from './acts-context.ts';
import { useAccessText } from './text.ts';

type Selection = Parameters<BulkActions<CourseAccess>>[0];

/** Opens, blocks or cancels the ticked courses, or all that the filters find. */
export function BulkCourses({ rows, clear }: Selection) {
  const t = useAccessText();
  const format = useFormat();
  const set = useSetAccess();
  const { filterValues, total = 0 } = useListContext();
  const [found, setFound] = useState<CourseSelection['courses']>();
  const courses = found ?? rows;
  const names = new Map(courses.map(course => [course.uid, `${course.code} ${format.name(course.name)}`]));
  const targets = courses.map(course => ({ offering: course.uid, level: 'course' as const, target: course.uid }));
  const label = courses.length === 1 ? [...names.values()][0]! : t('act.many', { smart_count: courses.length });
  const act = (status: NewStatus) =>
    set({ label, targets, status, nameOf: result => names.get(result.offering) ?? result.offering, onDone: clear });

  async function selectAll(): Promise<void> {
    try {
      setFound(
        (
          await api('GET /registration/access/selection/', {
            query: { filter: JSON.stringify(filterValues) },
          })
        ).courses,
      );
    } catch (error) {
      if (error instanceof ApiRefusal) toast.error(error.message);
    }
  }
  return (
    <>
      <OfficeActButton onClick={() => act(null)}>{t('act.open')}</OfficeActButton>
      <OfficeActButton onClick={() => act('blocked')}>{t('act.blocked')}</OfficeActButton>
      <OfficeActButton color="error" onClick={() => act('cancelled')}>
        {t('act.cancelled')}
      </OfficeActButton>
      {found && (
        <Button variant="text" onClick={() => setFound(undefined)}>
          {t('act.only_page')}
        </Button>
      )}
      {found ? (
        <span className="mut num" role="status">
          {t('act.all_chosen', { count: found.length })}
        </span>
      ) : (
        total > rows.length && (
          <Button variant="text" onClick={() => void selectAll()}>
            {t('act.all_found', { count: total })}
          </Button>
        )
      )}
    </>
  );
}
