import type { ReactNode } from 'react';
import { Actions, Obstacle, Root } from './ActionBar.styles.ts';

export interface ActionObstacle {
  /** What prevents it: "You need $120.00 more." */
  title: string;
  /** What to do about it; may hold a `TextLink`. */
  body?: ReactNode;
}

export interface ActionBarProps {
  /** What pressing comes to: a `FigureRow`. */
  figure?: ReactNode;
  /** Said to screen readers as soon as it is there. */
  obstacle?: ActionObstacle | undefined;
  /** One or two buttons; the one that goes on is last. */
  children: ReactNode;
}

/** The foot of a screen, in reach of the thumb: the total, what prevents it, and the primary action. */
export function ActionBar({ figure, obstacle, children }: ActionBarProps): ReactNode {
  return (
    <Root>
      {figure}
      {obstacle && (
        <Obstacle role="alert">
          <strong>{obstacle.title}</strong> {obstacle.body}
        </Obstacle>
      )}
      <Actions>{children}</Actions>
    </Root>
  );
}
