import { createElement, lazy, Suspense, type ReactElement } from 'react';
import { menuCounts } from '../app/registry.ts';
import { useAsOf } from '../http/use-as-of.ts';

const counts: ReadonlyMap<string, ReactElement> = new Map(
  [...menuCounts].map(([screen, load]) => [screen, createElement(lazy(load))]),
);

/** What a module counts for a menu entry (define-module.ts `counts`); of the present alone. */
export function CountOf({ screen }: { screen: string }) {
  const past = useAsOf();
  const count = past ? undefined : counts.get(screen);
  return count ? <Suspense fallback={null}>{count}</Suspense> : null;
}

/** The number itself; `label` says it to who does not see it. Nothing for none. */
export function MenuCount({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className="menu-count num" title={label}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
