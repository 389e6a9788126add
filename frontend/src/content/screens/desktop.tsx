import { Box, Button } from '@mui/material';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useSession } from '../../app/portal.ts';
import { rolesOf } from '../../app/guard.ts';
import { widgets as allWidgets } from '../../app/registry.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { hide, moved, placeOf, useArrangement } from '../arrangement.ts';
import { WidgetCard } from '../parts/widget-card.tsx';
import { WorkList } from '../parts/work-list.tsx';
import { useText } from '../text.ts';

const ChoiceMenu = lazy(() => import('../parts/choice-menu.tsx'));

/** desktop: what waits for the person, then three columns of widgets that modules bring; each can be dragged, or moved and hidden by its menu. */
export default function Desktop() {
  const t = useText();
  const f = useFormat();
  const locale = useLocale();
  const session = useSession();
  const roles = rolesOf(session);
  const mine = allWidgets.filter(widget => widget.roles === 'all' || widget.roles.some(role => roles.includes(role)));
  const [arrangement, keep] = useArrangement(session.profile?.uid ?? '', mine);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [today] = useState(() => Date.now());
  const [dragged, setDragged] = useState<string>();
  const [said, say] = useState('');
  const titleOf = (id: string) => mine.find(widget => widget.id === id)?.title[locale] ?? '';

  const move = (id: string, column: number, place: number) => {
    const next = moved(arrangement, id, column, place);
    keep(next);
    say(t('desktop.moved', { name: titleOf(id), column: column + 1, place: placeOf(next, id).place + 1 }));
  };

  return (
    <>
      <PageHeader
        note={`${t('desktop.greeting', { name: session.profile?.first_name ?? '' })} · ${f.weekday(today)}`}
        actions={
          arrangement.hidden.length > 0 && (
            <Button
              startIcon={<VisibilityOff fontSize="small" />}
              aria-haspopup="menu"
              onClick={event => setAnchor(event.currentTarget)}
            >
              {t('desktop.hidden')} · {arrangement.hidden.length}
            </Button>
          )
        }
      />
      {anchor && (
        <Suspense fallback={null}>
          <ChoiceMenu
            anchor={anchor}
            onClose={() => setAnchor(null)}
            choices={[
              ...arrangement.hidden.map(id => ({
                key: id,
                text: `${t('desktop.show')}: ${titleOf(id)}`,
                act: () => move(id, (mine.find(widget => widget.id === id)?.column ?? 1) - 1, 99),
              })),
              { key: 'reset', text: t('desktop.reset'), act: () => keep(undefined) },
            ]}
          />
        </Suspense>
      )}
      <WorkList />
      {mine.length > 0 && mine.length === arrangement.hidden.length && (
        <Panel>
          <EmptyState>{t('desktop.everything_hidden')}</EmptyState>
        </Panel>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(3, minmax(0, 1fr))',
          },
          alignItems: 'start',
        }}
      >
        {arrangement.columns.map((ids, column) => (
          <Box
            key={column}
            component="section"
            aria-label={t('desktop.column', { number: column + 1 })}
            onDragOver={event => dragged && event.preventDefault()}
            onDrop={() => dragged && move(dragged, column, ids.length)}
            sx={{
              display: 'grid',
              gap: 2,
              alignContent: 'start',
              minHeight: dragged ? 120 : 0,
              borderRadius: 'var(--radius)',
              outline: dragged ? '2px dashed var(--line-strong)' : 'none',
              outlineOffset: '4px',
            }}
          >
            {ids.map((id, place) => {
              const widget = mine.find(one => one.id === id);
              if (!widget) return null;
              const to = (nextColumn: number, nextPlace: number) => () => move(id, nextColumn, nextPlace);
              return (
                <WidgetCard
                  key={id}
                  widget={widget}
                  onDrag={setDragged}
                  onDropBefore={() => dragged && dragged !== id && move(dragged, column, place)}
                  moves={{
                    up: place > 0 ? to(column, place - 1) : undefined,
                    down: place < ids.length - 1 ? to(column, place + 1) : undefined,
                    left: column > 0 ? to(column - 1, place) : undefined,
                    right: column < arrangement.columns.length - 1 ? to(column + 1, place) : undefined,
                    hide: () => keep(hide(arrangement, id)),
                  }}
                />
              );
            })}
          </Box>
        ))}
      </Box>
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </>
  );
}
