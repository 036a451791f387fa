import { useId, useRef, useState, type ReactNode } from 'react';
import { Banner } from '#primitives/Banner/Banner.tsx';
import { Button, type ButtonTone } from '#primitives/Button/Button.tsx';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import type { FigureRowProps } from '../FigureRow/FigureRow.tsx';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import { figureWidth } from '../Price/largeFigure.ts';
import { StatGrid, type StatItem } from '../StatGrid/StatGrid.tsx';
import {
  Action,
  Consents,
  Group,
  GroupHead,
  GroupTitle,
  Hero,
  HeroDetail,
  HeroTitle,
  HeroValue,
  Note,
  Root,
} from './ReviewScreen.styles.ts';

export interface ReviewGroup {
  id: string;
  title: string;
  facts: readonly StatItem[];
  /** Leads back to the step where these were given. `label` is seen ("Change"), `srText` heard after it ("the order"). */
  change?: { label: string; srText: string; onPress: () => void } | undefined;
}

export interface ReviewConsent {
  id: string;
  /** In the first person of the user: "I know that it cannot be sold". */
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/**
 * Whether the price in sight still holds. `moved`: nothing is sent until the new one is accepted.
 * `expired`: nothing is sent, the action gets a new quote instead.
 */
export type ReviewQuote =
  | { phase: 'firm'; note?: string | undefined }
  | { phase: 'moved'; title: string; body: ReactNode; acceptLabel: string; onAccept: () => void }
  | {
      phase: 'expired';
      title: string;
      body: ReactNode;
      refreshLabel: string;
      onRefresh: () => void;
      isRefreshing?: boolean | undefined;
    };

export interface ReviewScreenProps {
  /** What is about to be sent: "You buy". */
  title: string;
  /** The one number: "10 AAPL", "$1,900.30". */
  value: ReactNode;
  /** At what price, to whom, by when. */
  detail?: ReactNode;
  /** What is sent, by what it is about, each with its way back to be changed. */
  groups: readonly ReviewGroup[];
  /** The arithmetic, down to the total. */
  costs?: { title: string; rows: readonly FigureRowProps[]; total: FigureRowProps } | undefined;
  /** Something to know before sending: a `Banner`. */
  warning?: ReactNode;
  /** What one has to agree to before sending. */
  consents?: readonly ReviewConsent[] | undefined;
  /** Shown at a consent that is missing when one tries to send: "Tick this to go on". */
  consentError?: string | undefined;
  /** Whether the price in sight still holds, where it holds only for a time. */
  quote?: ReviewQuote | undefined;
  /** Names what it does: "Buy 10 AAPL". */
  actionLabel: string;
  /** As on the button that led here: `buy`, `sell`; `primary` by default. */
  actionTone?: Extract<ButtonTone, 'primary' | 'buy' | 'sell'> | undefined;
  onConfirm: () => void;
  isPending?: boolean | undefined;
  /** Sending failed: a `Banner` or `ErrorState`, above the action that tries again. The review stays as it is. */
  failure?: ReactNode;
  headingLevel?: 1 | 2 | undefined;
}

/** What will be sent, before it is sent, and the one press that sends it (spec §2: the order screens and withdrawal). */
export function ReviewScreen(props: ReviewScreenProps): ReactNode {
  const { title, value, detail, groups, costs, warning, headingLevel = 2 } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const below = headingLevel === 1 ? 2 : 3;
  return (
    <Root>
      <Hero>
        <HeroTitle as={`h${headingLevel}`} ref={titleRef} tabIndex={-1}>
          {title}
        </HeroTitle>
        <HeroValue style={typeof value === 'string' ? figureWidth(value) : undefined}>{value}</HeroValue>
        {detail !== undefined && <HeroDetail>{detail}</HeroDetail>}
      </Hero>
      {warning}
      {groups.map((group) => (
        <FactGroup key={group.id} {...group} headingLevel={below} />
      ))}
      {costs && <OrderSummary {...costs} headingLevel={below} />}
      <Decision {...props} onAccepted={() => titleRef.current?.focus()} />
    </Root>
  );
}

function FactGroup({ title, facts, change, headingLevel }: ReviewGroup & { headingLevel: 2 | 3 }): ReactNode {
  const titleId = useId();
  return (
    <Group aria-labelledby={titleId}>
      <GroupHead>
        <GroupTitle as={`h${headingLevel}`} id={titleId}>
          {title}
        </GroupTitle>
        {change && (
          <Button tone="quiet" size="s" onPress={change.onPress}>
            {change.label}
            <VisuallyHidden> {change.srText}</VisuallyHidden>
          </Button>
        )}
      </GroupHead>
      <StatGrid items={facts} columns={1} />
    </Group>
  );
}

/** Consents, the state of the price, and the action; a press leads to whatever is still missing. */
function Decision(props: ReviewScreenProps & { onAccepted: () => void }): ReactNode {
  const { consents = [], consentError, quote = { phase: 'firm' as const }, onConfirm, onAccepted } = props;
  const { actionLabel, actionTone = 'primary', isPending = false, failure } = props;
  const [hasTried, setTried] = useState(false);
  const consentsRef = useRef<HTMLDivElement>(null);
  const acceptRef = useRef<HTMLButtonElement>(null);
  const noteId = useId();

  const confirm = (): void => {
    setTried(true);
    const missing = consents.findIndex((consent) => !consent.isChecked);
    if (missing !== -1)
      consentsRef.current?.querySelectorAll<HTMLElement>('[role=checkbox]')[missing]?.focus();
    else if (quote.phase === 'moved') acceptRef.current?.focus();
    else onConfirm();
  };
  return (
    <Action>
      {consents.length > 0 && (
        <Consents ref={consentsRef}>
          {consents.map(({ id, ...consent }) => (
            <Checkbox
              key={id}
              {...consent}
              error={hasTried && !consent.isChecked ? consentError : undefined}
              isDisabled={isPending}
            />
          ))}
        </Consents>
      )}
      <div id={noteId}>
        {quote.phase === 'firm' ? (
          quote.note !== undefined && <Note>{quote.note}</Note>
        ) : (
          <Banner
            tone="waiting"
            title={quote.title}
            isLive
            action={
              quote.phase === 'moved' && (
                <Button
                  ref={acceptRef}
                  onPress={() => {
                    quote.onAccept();
                    // Not to the action: whoever presses twice accepts a price and does not send an order.
                    onAccepted();
                  }}
                >
                  {quote.acceptLabel}
                </Button>
              )
            }
          >
            {quote.body}
          </Banner>
        )}
      </div>
      {failure}
      {quote.phase === 'expired' ? (
        <Button
          size="l"
          isFullWidth
          describedBy={noteId}
          isPending={quote.isRefreshing}
          onPress={quote.onRefresh}
        >
          {quote.refreshLabel}
        </Button>
      ) : (
        <Button
          tone={quote.phase === 'moved' ? 'neutral' : actionTone}
          size="l"
          isFullWidth
          describedBy={noteId}
          isPending={isPending}
          onPress={confirm}
        >
          {actionLabel}
        </Button>
      )}
    </Action>
  );
}
