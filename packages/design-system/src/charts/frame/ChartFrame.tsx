import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Failure, Nothing, Root, Stage } from './ChartFrame.styles.ts';
import { ChartSkeleton, type SkeletonShape } from './ChartSkeleton.tsx';

export interface ChartFrameProps {
  /** Names the figure: "Profit by day". */
  label: string;
  /**
   * Height in px of the stage: reading, plot and axes together. The same while loading, failed, empty and drawn, so that
   * nothing moves when data come; only large text makes it taller.
   */
  height: number;
  /** Whether there is anything to draw. While there is, it stays, whatever `isLoading` and `failure` say. */
  hasData: boolean;
  /** Without data a skeleton takes their room; with data they stay, dimmed (elements with `data-picture`, and canvases). */
  isLoading?: boolean | undefined;
  /** Said of the skeleton: "Loading profit". */
  loadingLabel: string;
  /** Outline of what is coming, by name or drawn by the caller in a `ChartWaiting`. Default `line`. */
  skeleton?: SkeletonShape | ReactElement | undefined;
  /** In the stage's place when there is nothing: a sentence, and an action if one helps. */
  emptyText?: ReactNode;
  /** Shown when the data could not be fetched, usually an `InlineMessage`: in place of the plot, or below data that is still valid. */
  failure?: ReactNode;
  /** The data as a table: a `ChartTable`, below the stage. */
  table?: ReactNode;
  /** What is drawn. Rendered only while `hasData`. */
  children: ReactNode;
}

/** What every chart shares: its name, a stage that keeps its room in every state, and the table twin under it. */
export function ChartFrame(props: ChartFrameProps): ReactNode {
  const { label, height, hasData, failure, table, children } = props;
  const { isLoading = false } = props;
  const hasFailed = failure !== undefined && failure !== null;
  return (
    <Root aria-label={label} aria-busy={isLoading || undefined}>
      <Stage
        data-stale={(hasData && (isLoading || hasFailed)) || undefined}
        style={{ '--m-chart-height': `${height}px` } as CSSProperties}
      >
        {hasData ? children : <Placeholder {...props} />}
      </Stage>
      {hasData && hasFailed && <Failure>{failure}</Failure>}
      {table}
    </Root>
  );
}

function Placeholder(props: ChartFrameProps): ReactNode {
  const { isLoading = false, loadingLabel, skeleton = 'line', failure, emptyText } = props;
  if (isLoading) {
    return typeof skeleton === 'string' ? <ChartSkeleton label={loadingLabel} shape={skeleton} /> : skeleton;
  }
  if (failure !== undefined && failure !== null) return <Failure>{failure}</Failure>;
  return <Nothing>{emptyText}</Nothing>;
}
