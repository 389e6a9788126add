import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** The small buttons at the end of a row; `name` says to a screen reader which row they are for. */
export function RowButtons({ name, buttons }: { name: string; buttons: readonly ({ label: string; onClick: () => void; bad?: boolean } | false)[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: '2px', flexWrap: { xs: 'wrap', xl: 'nowrap' } }}>
      {buttons.map(button => button && (
        <Button key={button.label} size="small" variant="text" color={button.bad ? 'error' : 'primary'} aria-label={`${button.label}: ${name}`} onClick={button.onClick} sx={{ minWidth: 0, padding: '2px 8px' }}>{button.label}</Button>
      ))}
    </Box>
  );
}
