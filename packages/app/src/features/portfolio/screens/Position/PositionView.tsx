import type { Position, PositionEvent, Rows } from '@meridian/api';
import {
  BalanceText,
  ChangeTag,
  Columns,
  HoldingSummary,
  InstrumentLogo,
  Price,
  Stack,
  TextLink,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { tradingTerms, useAppConfig } from '#platform/reading/config.ts';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { useHolding } from '#presentation/positions/counted.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { messages as presentation } from '#presentation/presentation.messages.ts';
import { ContractEndBanner } from '#presentation/contract-end/ContractEndBanner.tsx';
import { useHasPassed } from '#platform/ports/use-countdown.ts';
import { NearStopOut } from '#presentation/near-stop-out/NearStopOut.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { useSideText } from '#presentation/positions/side.ts';
import { useWorth } from '#presentation/positions/worth.ts';
import { contractOf } from '#domain/contract.ts';
import { positionFigures, type PositionFigures } from '../../position-figures.ts';
import { Events } from './Events.tsx';
import { Figures } from './Figures.tsx';
import { Flow } from './Flow.tsx';
import { endingOf } from '../../ending.ts';
import { messages } from './Position.messages.ts';
import { PositionActions } from './PositionActions.tsx';

/** A position now: hero, figures with their arithmetic, history. */
export function PositionView({
  position,
  events,
}: {
  position: Position;
  events: Rows<PositionEvent>;
}): ReactNode {
  const newest = useWorth(position);
  const terms = tradingTerms(useAppConfig(), position.source);
  const isOpen = position.closeTimeTimestamp === null;
  const price = isOpen ? newest.price : (position.closePrice ?? position.price_nominal);
  // What is closed keeps the rate it was booked at.
  const contract = isOpen
    ? newest.contract
    : contractOf(position, price, position.rate?.price_nominal ?? price);
  const figures = positionFigures(position, { price, contract }, terms);
  // What is closed has its last price.
  const oldSince = useOldSince(isOpen ? [position] : []);
  return (
    <OldPrices value={oldSince !== null}>
      <Stack gap={5}>
        <ProfitHeadline position={position} figures={figures} oldSince={oldSince} />
        <NearStopOut position={position} isLinked={false} />
        <PositionActions position={position} />
        <ContractEndBanner position={position} />
        <Columns
          start={
            <Figures
              position={position}
              ending={endingOf(position, events.list)}
              price={price}
              contract={contract}
              figures={figures}
            />
          }
          end={
            <Stack gap={5}>
              <Events position={position} events={events} />
              <Flow position={position} profit={figures.profit.value ?? position.profit} />
            </Stack>
          }
        />
      </Stack>
    </OldPrices>
  );
}

interface ProfitHeadlineProps {
  readonly position: Position;
  readonly figures: PositionFigures;
  /** When its price was made (ms), where that is too old. */
  readonly oldSince: number | null;
}

function ProfitHeadline({ position, figures, oldSince }: ProfitHeadlineProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const holding = useHolding()(position);
  const { areBalancesHidden } = useSettings();
  const isOpen = position.closeTimeTimestamp === null;
  const value = isOpen ? figures.profit.value : figures.net.value;
  const text = format.money(value, position.walletCurrency, { signed: true });
  const sideText = useSideText();
  const hasEnded = useHasPassed(position.lastTradeTimestamp);
  const isQuoted = useAssetClasses().of(position.source)?.quote !== undefined;
  return (
    <HoldingSummary
      label={intl.formatMessage(isOpen ? messages.floatingProfit : messages.realisedProfit)}
      logo={<InstrumentLogo code={position.stock_code} src={position.localLogoUrl ?? undefined} size="s" />}
      figure={
        areBalancesHidden ? (
          <BalanceText
            text={text}
            isHidden
            hiddenLabel={intl.formatMessage(presentation.hiddenBalance)}
            size="hero"
          />
        ) : (
          <Price
            text={text}
            trend={trendOf(value)}
            size="hero"
            flashKey={value ?? ''}
            isStale={oldSince !== null}
          />
        )
      }
      change={
        <ChangeTag
          text={intl.formatMessage(messages.ofMargin, { percent: format.percent(figures.ratio.value) })}
          trend={trendOf(figures.ratio.value)}
          isStale={oldSince !== null}
        />
      }
      age={oldSince !== null && <OldPricesNote since={oldSince} isShort />}
      note={
        <>
          {intl.formatMessage(holding === null ? messages.holdingCovered : messages.holding, {
            side: sideText(position.direction),
            holding,
            leverage: intl.formatMessage(positionTexts.leverage, {
              multiple: format.quantity(position.leverage),
            }),
          })}
          {!hasEnded && isQuoted && (
            <>
              {' · '}
              <TextLink isStandalone href={links.quote(position)}>
                {intl.formatMessage(messages.quote)}
              </TextLink>
            </>
          )}
        </>
      }
    />
  );
}
