import { useState } from 'react';
import { fn } from 'storybook/test';
import { ReviewScreen, type ReviewScreenProps } from './ReviewScreen.tsx';

export const onChangeOrder = fn();
export const onAccept = fn();
export const onRefresh = fn();

/** What was pressed in one story is no business of the next. */
export function forgetPresses(): void {
  onChangeOrder.mockClear();
  onAccept.mockClear();
  onRefresh.mockClear();
}

interface Reckoning {
  price: string;
  value: string;
  total: string;
  left: string;
}

export const quoted: Reckoning = {
  price: '$189.84',
  value: '$1,898.40',
  total: '$1,900.30',
  left: '$10,499.70',
};
const moved: Reckoning = {
  price: '$190.10',
  value: '$1,901.00',
  total: '$1,902.90',
  left: '$10,497.10',
};

/** Ten shares at a price: whatever follows from it changes with it. */
export function orderAt({ price, value, total, left }: Reckoning) {
  return {
    detail: `At ${price} a share or less`,
    groups: [
      {
        id: 'order',
        title: 'Order',
        facts: [
          { id: 'type', label: 'Type', value: 'Limit' },
          { id: 'price', label: 'Limit price', value: price },
          { id: 'validity', label: 'Stays', value: 'Today only' },
        ],
        change: { label: 'Change', srText: 'the order', onPress: onChangeOrder },
      },
      {
        id: 'account',
        title: 'Paid from',
        facts: [
          { id: 'wallet', label: 'US stocks wallet', value: '$12,400.00' },
          { id: 'after', label: 'Buying power after', value: left },
        ],
      },
    ],
    costs: {
      title: 'Cost',
      rows: [
        { label: 'Order value', value },
        {
          label: 'Handling fee',
          value: '$1.90',
          explanation: {
            title: 'How the fee is worked out',
            openLabel: 'show the working',
            closeLabel: 'Close',
            steps: [
              { label: 'Order value', value },
              { label: 'Rate', value: '0.1%', operator: '×' },
              { label: 'Handling fee', value: '$1.90', operator: '=' },
            ],
          },
        },
      ],
      total: { label: 'Total', value: total },
    },
  };
}

/** Ticks its own consents, as an app would. */
export function Consenting(props: ReviewScreenProps) {
  const [ticked, setTicked] = useState<readonly string[]>(
    () => props.consents?.filter((consent) => consent.isChecked).map(({ id }) => id) ?? [],
  );
  const [hasAccepted, setAccepted] = useState(false);
  const { quote } = props;
  return (
    <ReviewScreen
      {...props}
      {...(hasAccepted ? orderAt(moved) : {})}
      consents={props.consents?.map((consent) => ({
        ...consent,
        isChecked: ticked.includes(consent.id),
        onChange: (isChecked) =>
          setTicked(isChecked ? [...ticked, consent.id] : ticked.filter((id) => id !== consent.id)),
      }))}
      quote={
        quote?.phase === 'moved'
          ? hasAccepted
            ? undefined
            : {
                ...quote,
                onAccept: () => {
                  setAccepted(true);
                  quote.onAccept();
                },
              }
          : quote
      }
    />
  );
}

export const cannotBeSold = {
  id: 'sold',
  label: 'I know that it cannot be sold once it is ordered.',
  isChecked: false,
  onChange: () => undefined,
};
export const riskRead = {
  id: 'risk',
  label: 'I have read the risk statement.',
  isChecked: false,
  onChange: () => undefined,
};

/** The review that stories change; each brings its own `onConfirm`. */
export const reviewOfApple = {
  title: 'You buy',
  value: '10 AAPL',
  ...orderAt(quoted),
  actionLabel: 'Buy 10 AAPL',
  actionTone: 'buy' as const,
  consentError: 'Tick this to go on.',
};
