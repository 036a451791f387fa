import { Component, type ReactNode } from 'react';

/**
 * Around everything, texts and looks too. What breaks there leaves the page's root empty, and index.html then shows its
 * own notice with the way to reload: the one thing that needs nothing of the app.
 */
export class RootBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
