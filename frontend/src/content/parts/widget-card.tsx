import { Box, IconButton } from '@mui/material';
import DragIndicator from '@mui/icons-material/DragIndicator';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { createElement, lazy, Suspense, useState } from 'react';
import { useLocale } from '../../app/portal.ts';
import type { RegisteredWidget } from '../../app/registry.ts';
import { Panel } from '../../shell/panel.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { WidgetBoundary } from '../../shell/widget-boundary.tsx';
import { useText } from '../text.ts';
import { widgetComponent } from '../widget-component.ts';

const ChoiceMenu = lazy(() => import('./choice-menu.tsx'));
const order = ['up', 'down', 'left', 'right', 'hide'] as const;
/** What the menu offers; a move that leads nowhere is undefined. */
export type Moves = Record<(typeof order)[number], (() => void) | undefined>;

/** A widget in its card: title, handle to drag, and the menu that does the same. */
export function WidgetCard({
  widget,
  moves,
  onDrag,
  onDropBefore,
}: {
  widget: RegisteredWidget;
  moves: Moves;
  onDrag: (id: string | undefined) => void;
  onDropBefore: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = widget.title[locale];
  return (
    <Box
      // A long title breaks; the handle and the menu stay in their corner.
      sx={{
        '& > .panel > .panel-head': { flexWrap: 'nowrap' },
        '& > .panel > .panel-head h2': { minWidth: 0, overflowWrap: 'anywhere' },
      }}
      onDrop={event => {
        event.stopPropagation();
        onDropBefore();
      }}
    >
      <Panel
        title={name}
        actions={
          <>
            <Box
              draggable
              aria-hidden
              title={t('desktop.drag', { name })}
              onDragStart={() => onDrag(widget.id)}
              onDragEnd={() => onDrag(undefined)}
              sx={{
                cursor: 'grab',
                color: 'var(--ink-3)',
                display: { xs: 'none', md: 'grid' },
                placeItems: 'center',
                width: 28,
              }}
            >
              <DragIndicator fontSize="small" />
            </Box>
            <IconButton
              size="small"
              aria-label={t('desktop.menu', { name })}
              aria-haspopup="menu"
              onClick={event => setAnchor(event.currentTarget)}
            >
              <MoreHoriz fontSize="small" />
            </IconButton>
          </>
        }
      >
        <WidgetBoundary>
          <Suspense fallback={<Skeletons />}>{createElement(widgetComponent(widget, locale))}</Suspense>
        </WidgetBoundary>
      </Panel>
      {anchor && (
        <Suspense fallback={null}>
          <ChoiceMenu
            anchor={anchor}
            onClose={() => setAnchor(null)}
            choices={order.map(move => ({ key: move, text: t(`desktop.${move}`), act: moves[move] }))}
          />
        </Suspense>
      )}
    </Box>
  );
}
