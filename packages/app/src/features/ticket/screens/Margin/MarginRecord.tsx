import { tradeTab } from '@meridian/api';
import { Button, ResultScreen, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { compare } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { useSentences } from '#platform/words/sentences.ts';
import { links } from '#platform/address/links.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { marginFigureMessages, messages } from './Margin.messages.ts';
import type { MarginChange, MarginReceipt } from './useMargin.ts';

interface MarginRecordProps {
  readonly change: MarginChange;
  readonly receipt: MarginReceipt;
}

/** What became of the change: what the position is held with by the brokerage's receipt. */
export function MarginRecord({ change, receipt: { position } }: MarginRecordProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const join = useSentences();
  const { assetClass, sentFacts } = change;
  const { walletCurrency } = position;
  const isOpen = position.closeTimeTimestamp === null;
  const multiple = intl.formatMessage(positionTexts.leverage, {
    multiple: format.quantity(position.leverage),
  });
  const before = sentFacts?.position ?? null;
  const direction = before === null ? 0 : compare(position.margin, before.margin);
  const title =
    !isOpen || direction === 0
      ? intl.formatMessage(messages.doneChanged)
      : direction > 0
        ? intl.formatMessage(messages.doneAdded)
        : intl.formatMessage(messages.doneRaised, { multiple });
  const fact = (id: keyof typeof marginFigureMessages, value: string, was: string | null): StatItem => ({
    id,
    label: intl.formatMessage(marginFigureMessages[id]),
    value:
      was === null || was === value
        ? value
        : intl.formatMessage(orderingMessages.nowAfter, { now: was, after: value }),
  });
  const price = (value: typeof position.stopOutPrice): string =>
    value === null
      ? intl.formatMessage(messages.noStopOut)
      : format.money(value, position.currency, { decimals: position.priceDecimals });
  const body = join(isOpen ? null : intl.formatMessage(messages.doneClosed));
  return (
    <ResultScreen
      tone="positive"
      title={title}
      body={body === '' ? undefined : body}
      facts={
        isOpen
          ? [
              fact(
                'margin',
                format.money(position.margin, walletCurrency),
                before && format.money(before.margin, walletCurrency),
              ),
              fact(
                'leverage',
                multiple,
                before &&
                  intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(before.leverage) }),
              ),
              fact('stopOut', price(position.stopOutPrice), before && price(before.stopOutPrice)),
            ]
          : undefined
      }
      actions={
        <>
          <Button
            tone="primary"
            size="l"
            isFullWidth
            href={links.position({ ...position, type: isOpen ? tradeTab.holdings : tradeTab.closed })}
          >
            {intl.formatMessage(messages.seePosition)}
          </Button>
          <Button tone="quiet" isFullWidth href={links.statement(assetClass.holding.walletType)}>
            {intl.formatMessage(messages.seeStatement)}
          </Button>
        </>
      }
    />
  );
}
