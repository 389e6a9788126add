import Box from '@mui/material/Box';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';
import { blocksOf, clockTime, dayKeys, type Block, type PlacedLesson } from './week.ts';

const paint = (block: Pick<Block, 'tried' | 'clash'>) =>
  block.clash
    ? { background: 'var(--bad-soft)', color: 'var(--bad)', outline: '1.5px dashed var(--bad)', outlineOffset: '-2px' }
    : block.tried
      ? { background: 'var(--ok-soft)', color: 'var(--ok)', outline: '1.5px dashed var(--ok)', outlineOffset: '-2px' }
      : { background: 'var(--lapis-soft)', color: 'var(--lapis)' };

/** The week: courses of the card and, dashed, the lessons being chosen; a clash shows before the click. A table, so it reads aloud too. */
export function WeekGrid({ placed }: { placed: readonly PlacedLesson[] }) {
  const t = useText();
  const blocks = blocksOf(placed);
  const starts = [...new Set(blocks.map(block => block.start))].sort((a, b) => a - b);
  const days = dayKeys.map((_, day) => day).filter(day => day < 5 || blocks.some(block => block.day === day));
  const stateOf = (block: Block): string => (block.clash ? t('week.clash') : block.tried ? t('week.tried') : t('week.chosen'));

  return (
    <Panel title={t('week.title')} actions={<Legend />} flush>
      {blocks.length === 0 ? (
        <Box className="mut" sx={{ p: '0 var(--s4) var(--s4)' }}>{t('week.empty')}</Box>
      ) : (
        <Box sx={{ overflowX: 'auto', position: 'relative' }} tabIndex={0} role="region" aria-label={t('week.caption')}>
          <Box component="table" sx={{ width: '100%', minWidth: 420, borderCollapse: 'collapse', tableLayout: 'fixed', font: 'var(--t-small)', '& th, & td': { border: '1px solid var(--line)', p: '2px' }, '& th': { color: 'var(--ink-3)', fontWeight: 500, p: '6px 2px' } }}>
            <caption className="visually-hidden">{t('week.caption')}</caption>
            <thead>
              <tr>
                <Box component="th" scope="col" sx={{ width: 52 }}><span className="visually-hidden">{t('detail.time')}</span></Box>
                {days.map(day => <th key={day} scope="col">{t(`day.${dayKeys[day]!}`)}</th>)}
              </tr>
            </thead>
            <tbody>
              {starts.map(start => (
                <tr key={start}>
                  <th scope="row" className="num">{clockTime(start)}</th>
                  {days.map(day => (
                    <td key={day}>
                      {blocks.filter(block => block.day === day && block.start === start).map((block, index) => (
                        <Box key={index} sx={{ p: '3px 6px', borderRadius: '4px', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', ...paint(block) }} title={`${block.label}, ${clockTime(block.start)}–${clockTime(block.end)}`}>
                          {block.code}
                          <span className="visually-hidden">{`, ${block.label}, ${stateOf(block)}`}</span>
                        </Box>
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Panel>
  );
}

function Legend() {
  const t = useText();
  const kinds = [{ tried: false, clash: false, text: t('week.chosen') }, { tried: true, clash: false, text: t('week.tried') }, { tried: true, clash: true, text: t('week.clash') }];
  return (
    <Box sx={{ display: 'flex', gap: 'var(--s3)', ml: 'auto' }} className="mut">
      {kinds.map(kind => (
        <Box key={kind.text} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
          <Box component="span" aria-hidden sx={{ width: 14, height: 14, borderRadius: '3px', ...paint(kind) }} />
          {kind.text}
        </Box>
      ))}
    </Box>
  );
}
