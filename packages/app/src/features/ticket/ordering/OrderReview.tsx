import { orderType, type OrderType, type QuoteDetail, type WalletType } from '@meridian/api';
import {
  FigureRow,
  Inline,
  InstrumentLogo,
  Stack,
  StatGrid,
  Text,
  type FigureRowProps,
  type StatItem,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import type { PositionChange } from '../held/position-after.ts';
import { orderingMessages } from './ordering.messages.ts';

/** A figure, and what it consists of. */
interface ReviewFigure extends Pick<FigureRowProps, 'label' | 'value'> {
  readonly parts?: readonly StatItem[];
}

export interface OrderReviewProps {
  readonly walletType: WalletType;
  /** What is counted: AAPL, BTC, shares. */
  readonly unit: string;
  readonly detail: QuoteDetail;
  readonly orderType: OrderType;
  /** What the wallet of the class does: it pays for an order, and is paid by a closing. */
  readonly wallet: 'paidFrom' | 'paidTo';
  readonly position: PositionChange | null;
  /** In the order they are read, the total last and apart. */
  readonly figures: readonly ReviewFigure[];
  readonly total: FigureRowProps;
  readonly note: string | null;
  /** What the order means, drawn; says what becomes of the position. */
  readonly outcome?: ReactNode;
}

/** What is about to be sent, once more before the password: of which company, how, from where, and what becomes of the position. */
export function OrderReview(props: OrderReviewProps): ReactNode {
  const { detail, figures, total, note } = props;
  const facts = useOrderFacts(props);
  const rows = figures.flatMap(({ label, value, parts = [] }): readonly StatItem[] => [
    { id: label, label, value },
    ...parts,
  ]);
  return (
    <Stack gap={2}>
      <ReviewedInstrument detail={detail} />
      {props.outcome}
      <div>
        <StatGrid items={[...facts, ...rows]} columns={1} />
        <FigureRow {...total} isTotal />
        {note !== null && (
          <Text size="xs" tone="tertiary">
            {note}
          </Text>
        )}
      </div>
    </Stack>
  );
}

/** Of which company it is: the head of what is reviewed. */
export function ReviewedInstrument({ detail }: { detail: QuoteDetail }): ReactNode {
  return (
    <Inline gap={3}>
      <InstrumentLogo code={detail.stock_code} src={detail.localLogoUrl ?? undefined} />
      <div>
        <Text isStrong>{detail.name}</Text>
        <Text size="xs" tone="tertiary">
          {[detail.stock_code, detail.market].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Inline>
  );
}

function useOrderFacts(props: OrderReviewProps): readonly StatItem[] {
  const { walletType, unit, position, wallet } = props;
  const intl = useIntl();
  const format = useFormat();
  const type = props.orderType === orderType.limit ? orderingMessages.limit : orderingMessages.market;
  const change = (): Pick<StatItem, 'value' | 'srValue'> => {
    if (position === null) return { value: missing };
    const to = format.quantity(position.to);
    if (position.from === null)
      return { value: intl.formatMessage(orderingMessages.positionAdded, { quantity: to, unit }) };
    const values = { from: format.quantity(position.from), to, unit };
    return {
      value: intl.formatMessage(orderingMessages.positionChange, values),
      srValue: intl.formatMessage(orderingMessages.positionChangeHeard, values),
    };
  };
  return [
    {
      id: 'type',
      label: intl.formatMessage(orderingMessages.orderType),
      value: intl.formatMessage(type),
    },
    {
      id: 'wallet',
      label: intl.formatMessage(orderingMessages[wallet]),
      value: intl.formatMessage(walletNames[walletType]),
    },
    // The picture says it already.
    ...(props.outcome
      ? []
      : [{ id: 'position', label: intl.formatMessage(orderingMessages.positionAfter), ...change() }]),
  ];
}
