import { lazy, Suspense, type ComponentType } from 'react';

/** A dialog that is loaded when it is first opened, so that its screen paints without it. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Content = lazy(() => load().then(component => ({ default: component }))) as unknown as ComponentType<P>;
  return function Dialog(props: P) {
    return (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    );
  };
}
