import type { ReactNode } from 'react';
import { RefusedIcon, SuccessIcon, WaitingIcon } from '#icons/index.ts';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { Detail, Head, Item, Marker, Root, Time, Title } from './Timeline.styles.ts';

/** `current`: under way by itself. `yours`: under way when the person does it. */
export type TimelineState = 'done' | 'current' | 'yours' | 'todo' | 'failed';

export interface TimelineItem {
  id: string;
  title: string;
  detail?: ReactNode;
  /** When it happened, or when it is expected. Formatted. */
  time?: string | undefined;
  state: TimelineState;
  /** The state in words, for screen readers: "done". */
  stateLabel?: string | undefined;
}

export interface TimelineProps {
  label: string;
  items: readonly TimelineItem[];
}

const markers: Record<TimelineState, ReactNode> = {
  done: <SuccessIcon />,
  current: <WaitingIcon />,
  yours: <i />,
  failed: <RefusedIcon />,
  todo: <i />,
};

/** The state of a process, what comes next and when. */
export function Timeline({ label, items }: TimelineProps): ReactNode {
  return (
    <Root aria-label={label}>
      {items.map((item) => (
        <Item
          key={item.id}
          data-state={item.state}
          aria-current={item.state === 'current' || item.state === 'yours' ? 'step' : undefined}
        >
          <Marker aria-hidden="true">{markers[item.state]}</Marker>
          <div>
            <Head>
              <Title>
                {item.title}
                {item.stateLabel !== undefined && <VisuallyHidden> {item.stateLabel}</VisuallyHidden>}
              </Title>
              {item.time !== undefined && <Time>{item.time}</Time>}
            </Head>
            {item.detail !== undefined && item.detail !== null && item.detail !== false && (
              <Detail>{item.detail}</Detail>
            )}
          </div>
        </Item>
      ))}
    </Root>
  );
}
