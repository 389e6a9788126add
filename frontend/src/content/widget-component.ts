import { lazy, type ComponentType } from 'react';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { loadComponent } from '../app/load-screen.ts';
import type { RegisteredWidget } from '../app/registry.ts';

const components = new Map<string, ComponentType>();

/** A widget's lazy component with its module's texts in the language; the same one on every render. */
export function widgetComponent(widget: RegisteredWidget, locale: Locale): ComponentType {
  const key = `${widget.id} ${locale}`;
  const known = components.get(key);
  if (known) return known;
  const component = lazy(async () => ({ default: await loadComponent(widget.load, widget.module, locale, widget.id) }));
  components.set(key, component);
  return component;
}
