import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import { orderOf, type Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useListContext } from 'ra-core';
import { useRef, type PointerEvent } from 'react';
import { useSend } from '../http/use-send.ts';
import { OfficeActButton } from '../shell/office-act-button.tsx';
import { useReadOnlyReason } from '../shell/read-only-reason.ts';
import { useMay } from './may.ts';
import { useShown, type AnyRow } from './values.tsx';
import { useKitText } from './words.ts';

const rows = 'tr, li';
/** The row of the same list at a point of the window. */
const rowAt = (x: number, y: number, list: Element | null): Element | null => {
  const row = document.elementFromPoint(x, y)?.closest(rows) ?? null;
  return row && row.parentElement === list ? row : null;
};
const placeIn = (row: Element): number => [...row.parentElement!.children].indexOf(row);

/**
 * Moves a row up and down its list: by dragging its handle to another row, or step by step. Only where the list is
 * whole and in that order: without filters, sorted by it.
 */
export function PlaceButtons({ entity, row }: { entity: Entity<any>; row: AnyRow }) {
  const t = useKitText();
  const may = useMay();
  const { titleOf } = useShown(entity);
  const { sort, filterValues, data = [], page, hasNextPage } = useListContext();
  const name = titleOf(row);
  const reason = useReadOnlyReason();
  const move = useSend(`POST ${entity.path}{uid}/move/` as CallTo<unknown>, { done: t('moved', { name }) });
  const by = (places: number): void => {
    if (places !== 0) move.mutate({ params: { uid: row.uid }, body: { by: places } });
  };
  if (!may(entity.write)) return String(row[orderOf(entity.fields)!]);
  const inOrder =
    sort.field === orderOf(entity.fields) && sort.order === 'ASC' && Object.keys(filterValues).length === 0;
  const at = data.findIndex(({ uid }) => uid === row.uid);
  const off = !inOrder || move.isPending;
  const why = inOrder ? undefined : t('move_where');
  const button = (label: string, places: number, Icon: typeof ArrowUpward, last: boolean) => (
    <OfficeActButton
      size="small"
      variant="text"
      aria-label={`${label}: ${name}`}
      title={why ?? label}
      disabled={off || last}
      onClick={() => by(places)}
      sx={{ minWidth: 0, padding: '4px' }}
    >
      <Icon sx={{ fontSize: 18 }} aria-hidden />
    </OfficeActButton>
  );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '2px' }}>
      <Handle off={off || reason !== undefined} title={reason ?? why ?? t('drag')} onDrop={by} />
      {button(t('up'), -1, ArrowUpward, page === 1 && at === 0)}
      {button(t('down'), 1, ArrowDownward, !hasNextPage && at === data.length - 1)}
    </Box>
  );
}

/** Dragged onto another row; who has no pointer has the buttons beside it. */
function Handle({ off, title, onDrop }: { off: boolean; title: string; onDrop: (by: number) => void }) {
  const own = useRef<Element | null>(null);
  const over = useRef<Element | null>(null);
  const mark = (row: Element | null): void => {
    over.current?.classList.remove('drop-here');
    over.current = row;
    row?.classList.add('drop-here');
  };
  const end = (): number => {
    const by = own.current && over.current ? placeIn(over.current) - placeIn(own.current) : 0;
    mark(null);
    own.current = null;
    return by;
  };
  return (
    <Box
      component="span"
      aria-hidden
      title={title}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (off) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        own.current = event.currentTarget.closest(rows);
      }}
      onPointerMove={({ clientX, clientY }: PointerEvent) =>
        own.current && mark(rowAt(clientX, clientY, own.current.parentElement))
      }
      onPointerUp={() => onDrop(end())}
      onPointerCancel={end}
      sx={{
        display: 'inline-flex',
        padding: '4px 2px',
        color: 'var(--ink-2)',
        touchAction: 'none',
        ...(off ? { opacity: 0.4 } : { cursor: 'grab' }),
      }}
    >
      <DragIndicator sx={{ fontSize: 18 }} />
    </Box>
  );
}
