import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** What opens under a button of the header; its code is loaded when it is first opened. */
export interface MenuPanelProps {
  anchor: HTMLElement;
  onClose: () => void;
}

export interface MenuButtonProps {
  label: string;
  children: ReactNode;
  popup: 'menu' | 'dialog';
  className?: string;
  /** Made once per button with `lazyPanel`. */
  Panel: ComponentType<MenuPanelProps>;
}

export const lazyPanel = (
  load: () => Promise<{ default: ComponentType<MenuPanelProps> }>,
): ComponentType<MenuPanelProps> => lazy(load);

/** A button of the header with a panel: `<MenuButton label={t('look')} popup="dialog" Panel={LookPanel}>…</MenuButton>`. */
export function MenuButton({ label, children, popup, className = 'icon-button', Panel }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup={popup}
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {children}
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <Panel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
