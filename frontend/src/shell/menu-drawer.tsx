import { Drawer } from '@mui/material';
import { Sidebar } from './sidebar.tsx';
import { useShellText } from './texts.ts';

/** The menu of small screens. */
export default function MenuDrawer({ dark, onClose }: { dark: boolean; onClose: () => void }) {
  const t = useShellText();
  return (
    <Drawer open onClose={onClose} slotProps={{ paper: { 'aria-label': t('menu'), role: 'dialog' } }}>
      <Sidebar dark={dark} onNavigate={onClose} />
    </Drawer>
  );
}
