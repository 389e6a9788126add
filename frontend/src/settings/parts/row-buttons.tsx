import Button from '@mui/material/Button';

/** The small buttons at the end of a row; `name` says to a screen reader which row they are for. */
export function RowButtons({ name, buttons }: { name: string; buttons: readonly ({ label: string; onClick: () => void; bad?: boolean } | false)[] }) {
  return (
    <span style={{ display: 'inline-flex', gap: 4, flexWrap: 'wrap', justifyContent: 'flex-start' }}>
      {buttons.map(button => button && (
        <Button key={button.label} size="small" variant="text" color={button.bad ? 'error' : 'primary'} aria-label={`${button.label}: ${name}`} onClick={button.onClick}>{button.label}</Button>
      ))}
    </span>
  );
}
