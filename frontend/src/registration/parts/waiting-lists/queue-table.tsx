import Box from '@mui/material/Box';
import type { WaitingEntry } from '@portal/event-schemas/registration/waiting-lists.ts';
import { useState } from 'react';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { useSession } from '../../../app/portal.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeTable } from '../../../lists/office-table.tsx';
import { ActButton } from '../../../shell/act-button.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useQueuesText } from '../../queues-text.ts';
import { useText } from '../../text.ts';
import { AdmitDialog, MoveDialog } from './steer-dialogs.tsx';

/** Who waits for a course, in order; the office moves and admits with a reason. */
export function QueueTable({ course }: { course: string }) {
  const t = useQueuesText();
  const words = useText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const session = useSession();
  const steers = session.is_office || session.is_org_admin;
  const [asked, setAsked] = useState<{ act: 'move' | 'admit'; entry: WaitingEntry } | null>(null);
  const close = (): void => setAsked(null);
  return (
    <>
      <OfficeTable<WaitingEntry>
        resource="registration/waiting_lists/entries"
        sort={{ field: 'place', order: 'ASC' }}
        permanentFilter={{ course }}
        searchLabel={t('queues.search_student')}
        name={row => row.display_name}
        exportable
        emptyTitle={t('queues.nobody')}
        columns={[
          {
            source: 'display_name',
            label: t('columns.name'),
            sortable: true,
            to: canOpen('student-card') ? row => link('student-card', { uid: row.card }) : undefined,
          },
          { source: 'place', label: t('queues.place'), sortable: true, numeric: true },
          {
            source: 'student_group',
            label: t('columns.group'),
            sortable: true,
            render: row => row.student_group ?? '–',
          },
          {
            source: 'joined_at',
            label: t('queues.since'),
            sortable: true,
            render: row => format.shortDateTime(row.joined_at),
          },
          {
            source: 'sections',
            label: t('queues.lessons'),
            render: row =>
              row.lessons.map(lesson => `${words(`load.${lesson.load_type}`)} ${lesson.section}`).join(', '),
          },
          {
            source: 'offered_until',
            label: t('columns.offered'),
            sortable: true,
            render: row => (
              <StatusChip tone={row.offered_until ? 'warn' : 'quiet'}>
                {row.offered_until
                  ? t('queues.offered_until', { time: format.time(row.offered_until) })
                  : t('queues.waits')}
              </StatusChip>
            ),
          },
          ...(steers
            ? [
                {
                  source: 'card',
                  label: '',
                  render: (row: WaitingEntry) => (
                    <Box
                      sx={{
                        display: 'flex',
                        flexWrap: { xs: 'wrap', lg: 'nowrap' },
                        gap: 'var(--s2)',
                        whiteSpace: 'nowrap',
                        overflowWrap: 'normal',
                      }}
                    >
                      <ActButton
                        aria-label={`${t('queues.move')}: ${row.display_name}`}
                        onClick={() => setAsked({ act: 'move', entry: row })}
                      >
                        {t('queues.move')}
                      </ActButton>
                      <ActButton
                        aria-label={`${t('queues.admit')}: ${row.display_name}`}
                        onClick={() => setAsked({ act: 'admit', entry: row })}
                      >
                        {t('queues.admit')}
                      </ActButton>
                    </Box>
                  ),
                },
              ]
            : []),
        ]}
      />
      {asked?.act === 'move' && <MoveDialog course={course} entry={asked.entry} onClose={close} />}
      {asked?.act === 'admit' && <AdmitDialog course={course} entry={asked.entry} onClose={close} />}
    </>
  );
}
