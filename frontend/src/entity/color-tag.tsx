import Box from '@mui/material/Box';

/** A colour, `#rrggbb`, as it looks and as it is written; "–" where there is none. */
export function ColorTag({ color }: { color: string | null }) {
  if (!color) return '–';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 16, height: 16, borderRadius: '4px', background: color, boxShadow: 'inset 0 0 0 1px var(--line)' }}
      />
      {color.toLowerCase()}
    </Box>
  );
}
