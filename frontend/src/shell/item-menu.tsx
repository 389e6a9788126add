import MoreVert from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

export interface MenuAct {
  label: string;
  onClick: () => void;
  off?: boolean;
  bad?: boolean;
}

/** Everything that can be done with an item, for the keyboard and for fingers: what a drag does stands here too. */
export function ItemMenu({ label, items }: { label: string; items: readonly (MenuAct | 'line')[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map((item, index) =>
          item === 'line' ? (
            <Divider key={`line ${index}`} />
          ) : (
            <MenuItem
              key={item.label}
              disabled={item.off}
              sx={item.bad ? { color: 'var(--bad)' } : undefined}
              onClick={() => {
                setAnchor(null);
                item.onClick();
              }}
            >
              {item.label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
