import { Component, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { ScreenState } from './ScreenState.tsx';

interface Props {
  readonly title: string;
  /** Another screen is another chance. */
  readonly resetKey: string;
  onReload(): void;
  readonly children: ReactNode;
}

interface BoundaryProps extends Props {
  onRetry(): void;
}

interface State {
  readonly error: unknown;
  readonly failedKey: string | null;
}

/**
 * Keeps a screen that throws from taking the app with it: its place says so, the tabs stay (spec §8, never a blank page).
 * To try again is to ask again: what was read, and may be what it died of, is forgotten.
 */
export function ScreenBoundary(props: Props): ReactNode {
  const { unload } = useSWRConfig();
  return <Boundary {...props} onRetry={() => unload()} />;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: null, failedKey: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    if (state.error === null || state.failedKey === resetKey) return null;
    return state.failedKey === null ? { failedKey: resetKey } : { error: null, failedKey: null };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isLoadFailure(error)) {
      return (
        <ScreenState kind="notLoaded" title={this.props.title} way="reload" onWay={this.props.onReload} />
      );
    }
    return <ScreenState kind="broken" title={this.props.title} way="retry" onWay={() => this.recover()} />;
  }

  recover(): void {
    this.props.onRetry();
    this.setState({ error: null, failedKey: null });
  }
}

/** Whether a part of the app's code did not arrive, in the words of the browsers and of Vite (spec §8). */
export function isLoadFailure(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return /preload CSS|dynamically imported module|Importing a module script failed/i.test(text);
}
