import { Alert, Box } from '@mui/material';
import { useEffect, useSyncExternalStore } from 'react';
import { constants } from '../app/constants.ts';
import { dismissToast, toastStore, type Toast } from './toast.ts';

/** The one place for toasts, in the corner of the page; each stays 5000 ms (portal.md §9) and longer under the pointer. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <Box
      role="status"
      aria-live="polite"
      className="no-print"
      sx={{ position: 'fixed', zIndex: 1500, right: { xs: 12, md: 24 }, bottom: { xs: 12, md: 24 }, left: { xs: 12, sm: 'auto' }, display: 'grid', gap: 1, width: { sm: 380 } }}
    >
      {toasts.map(one => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </Box>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), constants.toastDuration);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <Alert
      severity={toast.severity}
      variant="outlined"
      onClose={() => dismissToast(toast.id)}
      sx={{ background: 'var(--raised)', color: 'var(--ink)', borderColor: 'var(--line-strong)', boxShadow: 'var(--shadow-raised)', overflowWrap: 'anywhere' }}
    >
      {toast.text}
    </Alert>
  );
}
