import { Component, type ReactNode } from 'react';
import { ErrorState } from './states.tsx';

/** Keeps a failing part to itself: the rest of the screen goes on. */
export class WidgetBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }
  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <ErrorState error={this.state.error} retry={() => this.setState({ error: undefined })} />;
  }
}
