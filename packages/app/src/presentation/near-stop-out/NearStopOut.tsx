import { tradeTab, type Position } from '@meridian/api';
import { Banner, Button, VisuallyHidden } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { nearStopOut } from '#domain/near-stop-out.ts';
import { links } from '#platform/address/links.ts';
import { useNewestPrice } from '#platform/live/live-price.ts';
import { useSentences } from '#platform/words/sentences.ts';
import { messages } from './near-stop-out.messages.ts';
import { useStopOutTexts } from './useStopOutTexts.ts';

export interface NearStopOutProps {
  readonly position: Position;
  /** On the position's own screen it leads to adding margin. */
  readonly isLinked?: boolean;
  /** Among other instruments: its name is said. */
  readonly isNamed?: boolean;
}

/** Of a position that the brokerage is about to close: how near that is, at which price, and the way to it. Else nothing. */
export function NearStopOut({ position, isLinked = true, isNamed = false }: NearStopOutProps): ReactNode {
  const intl = useIntl();
  const sentences = useSentences();
  const near = nearStopOut(position, useNewestPrice(position).price);
  const texts = useStopOutTexts(position);
  if (near === null) return null;
  const { name } = position;
  return (
    <Banner
      tone="negative"
      title={isNamed ? intl.formatMessage(messages.titleOf, { name }) : intl.formatMessage(messages.title)}
      action={
        isLinked ? (
          <Button size="s" href={links.position({ ...position, type: tradeTab.holdings })}>
            <span aria-hidden="true">{intl.formatMessage(messages.open)}</span>
            <VisuallyHidden>{intl.formatMessage(messages.openOf, { name })}</VisuallyHidden>
          </Button>
        ) : (
          <Button size="s" href={links.margin(position)}>
            {intl.formatMessage(messages.addMargin)}
          </Button>
        )
      }
    >
      {sentences(texts.used(near), isLinked ? texts.closesAt(near) : texts.body(near))}
    </Banner>
  );
}
