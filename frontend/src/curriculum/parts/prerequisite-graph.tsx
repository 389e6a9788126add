import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { DisciplineGraph } from '@portal/event-schemas/curriculum/views.ts';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { useCurriculumText } from '../text.ts';
import { levelsOf, placesOf, sizes, type Level } from './graph-layout.ts';

/** Beside the discipline on which one stands: where the keyboard's arrows lead. */
function neighbour(
  { key }: KeyboardEvent,
  uid: string,
  levels: readonly Level[],
  edges: DisciplineGraph['edges'],
): string | undefined {
  const own = levels.find(({ nodes }) => nodes.some(node => node.uid === uid))?.nodes ?? [];
  const at = own.findIndex(node => node.uid === uid);
  switch (key) {
    case 'ArrowLeft':
      return edges.find(({ to }) => to === uid)?.from;
    case 'ArrowRight':
      return edges.find(({ from }) => from === uid)?.to;
    case 'ArrowUp':
      return own[at - 1]?.uid;
    case 'ArrowDown':
      return own[at + 1]?.uid;
    default:
      return undefined;
  }
}

const nodeIn = (box: HTMLElement | null, uid: string): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-uid="${uid}"]`) ?? null;

/**
 * What leads to a discipline and where it leads: nested lists, step by step, which on a wide screen stand as columns with
 * arrows between them. A discipline in them is a link to its own page, where the picture is drawn around it.
 */
export function PrerequisiteGraph({ uid, graph }: { uid: string; graph: DisciplineGraph }) {
  const t = useCurriculumText();
  const format = useFormat();
  const link = useLink();
  const wide = useMediaQuery('(min-width: 760px)');
  const box = useRef<HTMLDivElement>(null);
  const walked = (useLocation().state as { walked?: boolean } | null)?.walked === true;
  useEffect(() => {
    if (walked) nodeIn(box.current, uid)?.focus();
  }, [uid, walked]);

  const levels = levelsOf(graph);
  const { places, width, height } = placesOf(levels);
  const names = new Map(graph.nodes.map(node => [node.uid, format.name(node.name)]));
  const stepName = (step: number): string =>
    step === 0 ? t('here') : t(step < 0 ? 'before' : 'after', { smart_count: Math.abs(step) });
  const at = (one: string, top = 0) =>
    ({ position: 'absolute', left: places.get(one)!.x, top: places.get(one)!.y + top, width: sizes.width }) as const;
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const from = (event.target as HTMLElement).dataset['uid'];
    const to = from && neighbour(event, from, levels, graph.edges);
    if (!to) return;
    event.preventDefault();
    nodeIn(box.current, to)?.focus();
  };
  return (
    <Box
      sx={{ overflowX: 'auto', padding: '4px' }}
      ref={box}
      tabIndex={wide ? 0 : undefined}
      role={wide ? 'region' : undefined}
      aria-label={wide ? t('graph') : undefined}
    >
      <Box sx={wide ? { position: 'relative', width, height } : {}} onKeyDown={move}>
        {wide && (
          <svg
            width={width}
            height={height}
            aria-hidden
            style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
          >
            {graph.edges.map(({ from, to }) => (
              <Arrow
                key={`${from} ${to}`}
                from={places.get(from)!}
                to={places.get(to)!}
                strong={from === uid || to === uid}
              />
            ))}
          </svg>
        )}
        <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: wide ? 0 : 2 }}>
          {levels.map(({ step, nodes }, column) => (
            <li key={step}>
              <Box
                className="mut"
                sx={
                  wide
                    ? { position: 'absolute', top: 0, left: column * (sizes.width + sizes.across), width: sizes.width }
                    : { marginBottom: 1 }
                }
              >
                {stepName(step)}
              </Box>
              <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: wide ? 0 : 1 }}>
                {nodes.map(node => {
                  const needs = graph.edges.flatMap(({ from, to }) => (to === node.uid ? [names.get(from) ?? ''] : []));
                  return (
                    <Box component="li" key={node.uid} sx={wide ? at(node.uid) : {}}>
                      <Box
                        component={Link}
                        to={link('discipline', { uid: node.uid })}
                        state={{ walked: true }}
                        data-uid={node.uid}
                        aria-current={node.uid === uid ? 'true' : undefined}
                        title={names.get(node.uid)}
                        sx={{
                          display: 'flex',
                          flexDirection: 'column',
                          justifyContent: 'center',
                          boxSizing: 'border-box',
                          minHeight: sizes.height,
                          ...(wide ? { height: sizes.height } : {}),
                          padding: '6px 10px',
                          border: '1px solid var(--line)',
                          borderRadius: '8px',
                          background: 'var(--surface)',
                          color: 'var(--ink)',
                          textDecoration: 'none',
                          '&[aria-current]': { borderColor: 'var(--lapis)', borderWidth: 2 },
                          '&:hover': { borderColor: 'var(--lapis)' },
                        }}
                      >
                        <Box
                          component="span"
                          sx={
                            wide
                              ? {
                                  display: '-webkit-box',
                                  WebkitLineClamp: 2,
                                  WebkitBoxOrient: 'vertical',
                                  overflow: 'hidden',
                                  fontSize: 14,
                                  lineHeight: 1.25,
                                }
                              : {}
                          }
                        >
                          {names.get(node.uid)}
                        </Box>
                        {!wide && <span className="mut">{node.code}</span>}
                      </Box>
                      {needs.length > 0 && (
                        <Box component="span" className={wide ? 'visually-hidden' : 'mut'} sx={{ fontSize: 14 }}>
                          {t('needs', { names: needs.join(', ') })}
                        </Box>
                      )}
                    </Box>
                  );
                })}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

interface Point {
  x: number;
  y: number;
}
/** From the right side of a discipline to the left side of a later one. */
function Arrow({ from, to, strong }: { from: Point; to: Point; strong: boolean }) {
  const [x1, y1] = [from.x + sizes.width, from.y + sizes.height / 2];
  const [x2, y2] = [to.x - 2, to.y + sizes.height / 2];
  const bend = sizes.across / 2;
  const color = strong ? 'var(--lapis)' : 'var(--ink-2)';
  return (
    <g stroke={color} fill="none" strokeWidth={strong ? 2 : 1} opacity={strong ? 1 : 0.55}>
      <path d={`M ${x1} ${y1} C ${x1 + bend} ${y1}, ${x2 - bend} ${y2}, ${x2} ${y2}`} />
      <path d={`M ${x2 - 6} ${y2 - 4} L ${x2} ${y2} L ${x2 - 6} ${y2 + 4}`} />
    </g>
  );
}
