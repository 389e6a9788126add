import { useEffect, useSyncExternalStore } from 'react';
import { constants } from '../app/constants.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import { useShellText } from './texts.ts';
import { dismissToast, toastStore, type Severity, type Toast } from './toast.ts';

const icons: Record<Severity, GlyphName> = { success: 'check', error: 'error', info: 'info', warning: 'warning' };

/** The one place for toasts, in the corner of the page; each stays 5000 ms (portal.md §9), twice that where something can be taken back. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  return (
    <div role="status" aria-live="polite" className="toasts no-print">
      {toasts.map(one => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, severity, text, action } }: { toast: Toast }) {
  const t = useShellText();
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), constants.toastDuration * (action ? 2 : 1));
    return () => clearTimeout(timer);
  }, [id, action]);
  return (
    <div className={`toast ${severity}`}>
      <Glyph name={icons[severity]} />
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="button small"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t('action.close')} onClick={() => dismissToast(id)}>
        <Glyph name="close" size={18} />
      </button>
    </div>
  );
}
