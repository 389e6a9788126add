/** Toasts: `toast.success('…')`, `.error`, `.info`, `.warning`, from anywhere; `<Toasts />` in the root shows them for 5000 ms. */
export type Severity = 'success' | 'error' | 'info' | 'warning';
export interface Toast {
  id: number;
  severity: Severity;
  text: string;
  /** What can be done about it while it is shown: taken back, most of all. */
  action?: { label: string; run: () => void };
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const publish = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

const show =
  (severity: Severity) =>
  (text: string, action?: Toast['action']): void => {
    // The same text twice at once is one toast: five failing calls of one screen do not fill the page.
    if (toasts.some(one => one.text === text && one.severity === severity)) return;
    publish([...toasts, { id: nextId++, severity, text, ...(action ? { action } : {}) }].slice(-3));
  };

export const toast = { success: show('success'), error: show('error'), info: show('info'), warning: show('warning') };
export const dismissToast = (id: number): void => publish(toasts.filter(one => one.id !== id));
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Toast[] => toasts,
};
