import { Navigate } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useMenu } from '../../shell/menu.ts';

/** home: leads to the desktop; who has none (the social affairs moderator) starts at the first entry of their menu. */
export default function Home() {
  const link = useLink();
  const canOpen = useCanOpen();
  const first = useMenu()[0]?.entries[0]?.id ?? 'change-password';
  return <Navigate to={link(canOpen('desktop') ? 'desktop' : first)} replace />;
}
