import { Menu, MenuItem } from '@mui/material';

/** One line of a menu; without an act it cannot be chosen. */
export interface MenuChoice {
  key: string;
  text: string;
  act: (() => void) | undefined;
}

/** A menu at the button that opened it; loaded when it is first opened. */
export default function ChoiceMenu({
  anchor,
  choices,
  onClose,
}: {
  anchor: HTMLElement;
  choices: readonly MenuChoice[];
  onClose: () => void;
}) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {choices.map(({ key, text, act }) => (
        <MenuItem
          key={key}
          disabled={!act}
          onClick={() => {
            onClose();
            act?.();
          }}
        >
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
}
