import Box from '@mui/material/Box';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';
import { blocksOf, clockTime, dayKeys, type Block, type PlacedAs, type PlacedLesson } from './week.ts';

const dashed = (tone: string) => ({
  background: `var(--${tone}-soft)`,
  color: `var(--${tone})`,
  outline: `1.5px dashed var(--${tone})`,
  outlineOffset: '-2px',
});
const paints = {
  card: { background: 'var(--lapis-soft)', color: 'var(--lapis)' },
  basket: dashed('warn'),
  waiting: dashed('info'),
  tried: dashed('ok'),
  clash: dashed('bad'),
};
type Shown = PlacedAs | 'clash';
const shownAs = (block: Block): Shown => (block.clash ? 'clash' : block.as);
const inLegend: readonly Shown[] = ['card', 'basket', 'waiting', 'tried', 'clash'];

function useStateName(): (shown: Shown) => string {
  const t = useText();
  const names: Record<Shown, string> = {
    card: t('week.chosen'),
    basket: t('courses.basket'),
    waiting: t('courses.waiting'),
    tried: t('week.tried'),
    clash: t('week.clash'),
  };
  return shown => names[shown];
}

/**
 * The week: courses of the card and, dashed, what is held, waited for or being chosen; a clash shows before the click.
 * A table, so it reads aloud too; on a phone, a list by days.
 */
export function WeekGrid({ placed }: { placed: readonly PlacedLesson[] }) {
  const t = useText();
  const blocks = blocksOf(placed);
  return (
    <Panel
      title={t('week.title')}
      actions={<Legend shown={inLegend.filter(one => blocks.some(block => shownAs(block) === one))} />}
      flush
    >
      {blocks.length === 0 ? (
        <Box className="mut" sx={{ p: '0 var(--s4) var(--s4)' }}>
          {t('week.empty')}
        </Box>
      ) : (
        <>
          <Grid blocks={blocks} />
          <Days blocks={blocks} />
        </>
      )}
    </Panel>
  );
}

function Grid({ blocks }: { blocks: readonly Block[] }) {
  const t = useText();
  const stateName = useStateName();
  const starts = [...new Set(blocks.map(block => block.start))].sort((a, b) => a - b);
  const days = dayKeys.map((_, day) => day).filter(day => day < 5 || blocks.some(block => block.day === day));
  return (
    <Box
      sx={{ display: { xs: 'none', sm: 'block' }, overflowX: 'auto', position: 'relative' }}
      tabIndex={0}
      role="region"
      aria-label={t('week.caption')}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          minWidth: 420,
          borderCollapse: 'collapse',
          tableLayout: 'fixed',
          font: 'var(--t-small)',
          '& th, & td': { border: '1px solid var(--line)', p: '2px' },
          '& th': { color: 'var(--ink-3)', fontWeight: 500, p: '6px 2px' },
        }}
      >
        <caption className="visually-hidden">{t('week.caption')}</caption>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ width: 52 }}>
              <span className="visually-hidden">{t('detail.time')}</span>
            </Box>
            {days.map(day => (
              <th key={day} scope="col">
                {t(`day.${dayKeys[day]!}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map(start => (
            <tr key={start}>
              <th scope="row" className="num">
                {clockTime(start)}
              </th>
              {days.map(day => (
                <td key={day}>
                  {blocks
                    .filter(block => block.day === day && block.start === start)
                    .map((block, index) => (
                      <Box
                        key={index}
                        sx={{ ...cell, overflow: 'hidden', textOverflow: 'ellipsis', ...paints[shownAs(block)] }}
                        title={`${block.label}, ${clockTime(block.start)}–${clockTime(block.end)}`}
                      >
                        {block.code}
                        <span className="visually-hidden">{`, ${block.label}, ${stateName(shownAs(block))}`}</span>
                      </Box>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Days({ blocks }: { blocks: readonly Block[] }) {
  const t = useText();
  const stateName = useStateName();
  return (
    <Box
      component="dl"
      sx={{
        display: { xs: 'grid', sm: 'none' },
        gridTemplateColumns: '32px minmax(0, 1fr)',
        gap: 'var(--s2)',
        m: 0,
        p: '0 var(--s4) var(--s4)',
        font: 'var(--t-small)',
        '& dt': { color: 'var(--ink-3)', py: '3px' },
        '& dd': { m: 0, gridColumn: 2 },
      }}
    >
      {dayKeys.map((key, day) => {
        const ofDay = blocks.filter(block => block.day === day);
        return (
          ofDay.length > 0 && [
            <Box key={key} component="dt" sx={{ gridRow: `span ${ofDay.length}` }}>
              {t(`day.${key}`)}
            </Box>,
            ...ofDay.map((block, index) => (
              <Box key={`${key}${index}`} component="dd" sx={{ ...cell, ...paints[shownAs(block)] }}>
                <span className="num">
                  {clockTime(block.start)}–{clockTime(block.end)}
                </span>{' '}
                {block.label}
                <span className="visually-hidden">{`, ${stateName(shownAs(block))}`}</span>
              </Box>
            )),
          ]
        );
      })}
    </Box>
  );
}

/** Names only what the week holds. */
function Legend({ shown }: { shown: readonly Shown[] }) {
  const stateName = useStateName();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px var(--s3)', ml: 'auto' }} className="mut">
      {shown.map(one => (
        <Box key={one} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
          <Box component="span" aria-hidden sx={{ width: 14, height: 14, borderRadius: '3px', ...paints[one] }} />
          {stateName(one)}
        </Box>
      ))}
    </Box>
  );
}

const cell = { p: '3px 6px', borderRadius: '4px', fontWeight: 600 } as const;
