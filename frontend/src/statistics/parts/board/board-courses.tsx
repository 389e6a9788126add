import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import type { Board } from '@portal/event-schemas/statistics/board.ts';
import { boardOrders } from '@portal/event-schemas/registration/codes.ts';
import { Link } from 'react-router';
import { useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { DataTable } from '../../../shell/data-table.tsx';
import { Meter, seatTone } from '../../../shell/meter.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { EmptyState } from '../../../shell/states.tsx';
import { useStatisticsText } from '../../text.ts';
import { Choice } from '../figures/choices.tsx';

type Order = (typeof boardOrders)[number];

/** Courses of the board, the hottest first, with their seats and queues. */
export function BoardCourses({
  board,
  order,
  q,
  onOrder,
  onSearch,
}: {
  board: Board;
  order: Order;
  q: string;
  onOrder: (order: Order) => void;
  onSearch: (q: string) => void;
}) {
  const t = useStatisticsText();
  const format = useFormat();
  const link = useLink();
  const names = ['taken', 'held', 'offered', 'waiting', 'left', 'registered', 'refused'] as const;
  const rows = board.courses.map(course => ({
    key: course.uid,
    cells: [
      <Box key="name" sx={{ minWidth: 160 }}>
        <MuiLink component={Link} to={link('course-offering', { uid: course.uid })}>
          {format.name(course.name)}
        </MuiLink>
        <div className="mut">{course.code}</div>
      </Box>,
      <Box key="fill" sx={{ minWidth: 132 }}>
        <Meter
          label={t('columns.fill')}
          value={course.capacity - course.left}
          max={course.capacity}
          width={72}
          tone={seatTone(course)}
        >
          <span className="num" style={{ minWidth: 48 }}>
            {t('percent', { value: course.fill })}
          </span>
        </Meter>
      </Box>,
      course.capacity,
      ...names.map(name => course[name]),
      course.heat,
    ],
  }));
  return (
    <Panel
      flush
      title={t('board.courses')}
      note={t('board.shown', { shown: board.courses.length, found: board.courses_found })}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
          <TextField
            type="search"
            size="small"
            label={t('board.find')}
            value={q}
            onChange={event => onSearch(event.target.value)}
            fullWidth={false}
          />
          <Choice
            label={t('board.order')}
            value={order}
            choices={boardOrders.map(value => ({ value, label: t(`board.orders.${value}`) }))}
            onChange={onOrder}
          />
        </Box>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t('nothing')} />
      ) : (
        <DataTable
          label={t('table_of', { title: t('board.courses') })}
          heads={[
            t('columns.course'),
            t('columns.fill'),
            t('columns.capacity'),
            ...names.map(name => t(`columns.${name}`)),
            t('board.heat'),
          ]}
          rows={rows}
        />
      )}
      <p className="mut" style={{ padding: '8px 16px 12px' }}>
        {t('board.heat')}: {t('board.heat_hint')}
      </p>
    </Panel>
  );
}
