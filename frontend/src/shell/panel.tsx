import { useId, type CSSProperties, type ReactNode } from 'react';

export interface PanelProps {
  title?: ReactNode;
  /** A quiet text beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Leaves the padding to the content: tables, lists. */
  flush?: boolean;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A quiet surface with a hairline: `<Panel title={t('week')} note="…" actions={…}>…</Panel>`. */
export function Panel({ title, note, actions, flush = false, style, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={title ? id : undefined} style={style}>
      {title && (
        <div className="panel-head">
          <h2 id={id}>{title}</h2>
          {note && <span className="mut num">{note}</span>}
          {actions && <div className="panel-actions">{actions}</div>}
        </div>
      )}
      <div className={flush ? undefined : 'panel-body'}>{children}</div>
    </section>
  );
}
