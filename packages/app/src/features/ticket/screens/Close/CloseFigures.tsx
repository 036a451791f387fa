import { orderType } from '@meridian/api';
import { ChangeTag, FigureRow, OrderSummary, type FigureRowProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { useFeeParts } from '#presentation/fees/useFeeParts.ts';
import { useOldSince } from '#presentation/old-prices/old-prices.ts';
import { SignedMoney } from '#presentation/SignedMoney.tsx';
import type { CloseFigure, CloseStep } from '../../closing/close-summary.ts';
import { closeOutcomeOf } from '../../closing/close-outcome.ts';
import { changeByClosing } from '../../held/position-after.ts';
import { OrderReview } from '../../ordering/OrderReview.tsx';
import { useFigureRow, type FigureOptions } from '#presentation/figures/useFigureRow.ts';
import { useCountedUnit } from '../../ordering/useCountedUnit.ts';
import { closeFigureMessages, closeNoteMessages, messages } from './Close.messages.ts';
import { ClosePicture } from './ClosePicture.tsx';
import type { Closing } from './useClosing.ts';

function useRow({
  detail,
  position: { walletCurrency },
}: Closing): (figure: CloseFigure, options: FigureOptions<CloseStep>) => FigureRowProps {
  return useFigureRow({ ...detail, walletCurrency }, closeFigureMessages, closeNoteMessages);
}

/** Whether what it would bring rests on a price that has stopped following its market: a limit price does not. */
function useIsValuedOld({ detail, form }: Closing): boolean {
  const since = useOldSince([detail]);
  return since !== null && form.orderType === orderType.market;
}

/** What closing would bring; every figure opens its arithmetic. */
export function CloseFigures({ closing }: { closing: Closing }): ReactNode {
  const intl = useIntl();
  const row = useRow(closing);
  const isOld = useIsValuedOld(closing);
  const { summary, position } = closing;
  const signed = (figure: CloseFigure): ReactNode => (
    <SignedMoney value={figure.value} currency={position.walletCurrency} isOld={isOld} />
  );
  return (
    <OrderSummary
      title={intl.formatMessage(messages.preview)}
      rows={[
        ...(summary.average ? [row(summary.average, { label: 'averagePrice', as: 'price' })] : []),
        row(summary.marginBack, { label: 'marginBack', as: 'money' }),
        row(summary.profit, { label: 'profit', as: 'signedMoney', shown: signed(summary.profit) }),
        row(summary.fee, { label: 'fee', as: 'money' }),
        row(summary.proceeds, { label: 'proceeds', as: 'money' }),
      ]}
    />
  );
}

/** What the trade would come to; its name opens the arithmetic. */
export function NetFigure({ closing }: { closing: Closing }): ReactNode {
  const row = useRow(closing);
  const format = useFormat();
  const { net } = closing.summary;
  const isOld = useIsValuedOld(closing);
  const text = format.money(net.value, closing.position.walletCurrency, { signed: true });
  const shown = <ChangeTag text={text} trend={trendOf(net.value)} size="l" isStale={isOld} />;
  return <FigureRow {...row(net, { label: 'net', as: 'signedMoney', shown })} isTotal />;
}

/** Once more before the password: the price of the estimate, the fee, what comes back and what it came to. */
export function CloseReview({ closing }: { closing: Closing }): ReactNode {
  const intl = useIntl();
  const row = useRow(closing);
  const isOld = useIsValuedOld(closing);
  const { summary, detail, form, position, assetClass } = closing;
  const feeParts = useFeeParts();
  const unit = useCountedUnit(assetClass)(detail, summary.quantity ?? position.quantity);
  const plain = (figure: CloseFigure, options: FigureOptions<CloseStep>): FigureRowProps => {
    const { label, value } = row(figure, options);
    return { label, value };
  };
  const signed = (figure: CloseFigure): ReactNode => (
    <SignedMoney value={figure.value} currency={position.walletCurrency} isOld={isOld} />
  );
  const price: CloseFigure = { value: summary.price, steps: [], notes: [] };
  const outcome = closeOutcomeOf(summary, position);
  return (
    <OrderReview
      walletType={assetClass.holding.walletType}
      unit={unit}
      detail={detail}
      orderType={form.orderType}
      wallet="paidTo"
      position={changeByClosing(position, summary.quantity)}
      outcome={outcome && <ClosePicture closing={closing} outcome={outcome} />}
      figures={[
        plain(price, { label: 'closePrice', as: 'price' }),
        // Where the best level holds it all, the average is the last price.
        ...(summary.average !== null && summary.average.steps.length > 0
          ? [plain(summary.average, { label: 'averagePrice', as: 'price' })]
          : []),
        plain(summary.profit, { label: 'profit', as: 'signedMoney', shown: signed(summary.profit) }),
        {
          ...plain(summary.fee, { label: 'fee', as: 'money' }),
          parts: feeParts(summary.feeParts, position.walletCurrency),
        },
        plain(summary.proceeds, { label: 'proceeds', as: 'money' }),
      ]}
      total={plain(summary.net, { label: 'net', as: 'signedMoney', shown: signed(summary.net) })}
      note={form.orderType === orderType.market ? intl.formatMessage(closeNoteMessages.estimate) : null}
    />
  );
}
