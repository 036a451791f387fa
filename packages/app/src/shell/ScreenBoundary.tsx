import { Component, useId, type ReactNode } from 'react';
import { AttemptContext, firstAttempt } from '#platform/ports/context.ts';
import { ScreenState } from './ScreenState.tsx';

interface Props {
  readonly title: string;
  /** Another screen is another chance. */
  readonly resetKey: string;
  onReload(): void;
  readonly children: ReactNode;
}

interface BoundaryProps extends Props {
  /** Identifies this boundary among all of the app. */
  readonly place: string;
}

interface State {
  readonly error: unknown;
  readonly failedKey: string | null;
  /** How often it was tried again. */
  readonly attempts: number;
}

/**
 * Keeps a screen that throws from taking the app with it: its place says so, the tabs stay (spec §8, never a blank page).
 * To try again is to ask again, as what it died of may be what was read. Screens beside it keep what they have: one of
 * them may be a ticket that is being filled in, or sent.
 */
export function ScreenBoundary(props: Props): ReactNode {
  return <Boundary {...props} place={useId()} />;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: null, failedKey: null, attempts: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    if (state.error === null || state.failedKey === resetKey) return null;
    return state.failedKey === null ? { failedKey: resetKey } : { error: null, failedKey: null };
  }

  override render(): ReactNode {
    const { error, attempts } = this.state;
    if (error === null) {
      // Screens that were not tried again share what they read.
      const attempt = attempts === 0 ? firstAttempt : `${this.props.place}${attempts}`;
      return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
    }
    if (isLoadFailure(error)) {
      return (
        <ScreenState kind="notLoaded" title={this.props.title} way="reload" onWay={this.props.onReload} />
      );
    }
    return <ScreenState kind="broken" title={this.props.title} way="retry" onWay={() => this.recover()} />;
  }

  recover(): void {
    this.setState(({ attempts }) => ({ error: null, failedKey: null, attempts: attempts + 1 }));
  }
}

/** Whether a part of the app's code did not arrive, in the words of the browsers and of Vite (spec §8). */
function isLoadFailure(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return /preload CSS|dynamically imported module|Importing a module script failed/i.test(text);
}
