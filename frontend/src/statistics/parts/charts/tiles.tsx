import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Tile {
  label: string;
  value: string;
  hint?: ReactNode;
}

/** The numbers that are read first, side by side: `<Tiles label={t('title')} tiles={[{ label, value, hint }]} />`. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{ display: 'grid', gap: 'var(--s3)', gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))' }}
    >
      {tiles.map(tile => (
        <Box
          key={tile.label}
          className="panel"
          sx={{ padding: '12px 16px', display: 'grid', gap: '2px', alignContent: 'start' }}
        >
          <Box component="dt" sx={{ font: 'var(--t-label)', color: 'var(--ink-2)' }}>
            {tile.label}
          </Box>
          <Box component="dd" className="num" sx={{ font: 'var(--t-h1)' }}>
            {tile.value}
          </Box>
          {tile.hint && (
            <Box component="dd" className="mut num">
              {tile.hint}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
