/** Parts that are not as high as a row: lines of figures, what is pressed, text of several lines. Measured like the rows. */
import { AllocationDonut } from '#charts/AllocationDonut/AllocationDonut.tsx';
import { ChartTable } from '#charts/frame/ChartTable.tsx';
import { BidAsk } from '#patterns/BidAsk/BidAsk.tsx';
import { LastTrades, type LastTrade } from '#patterns/LastTrades/LastTrades.tsx';
import { MessageRow } from '#patterns/MessageRow/MessageRow.tsx';
import { NewsRow } from '#patterns/NewsRow/NewsRow.tsx';
import { OrderBook } from '#patterns/OrderBook/OrderBook.tsx';
import { bookOfApple } from '#patterns/OrderBook/sampleBook.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { Chip } from '#primitives/Chip/Chip.tsx';
import { RadioGroup } from '#primitives/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '#primitives/SegmentedControl/SegmentedControl.tsx';
import { Tabs } from '#primitives/Tabs/Tabs.tsx';
import type { DensitySample } from './densitySamples.tsx';

const ignore = (): void => {};

const trade = (id: string): LastTrade => ({
  id,
  time: '03:31:09 PM',
  price: '91,540.50',
  quantity: '0.4',
  side: 'buy',
  srText: 'Bought 0.4 at 91,540.50',
});

/** Figures that are read line by line: closer together than rows, and closer still for who scans them with a mouse. */
export const lineSamples: readonly DensitySample[] = [
  {
    name: 'OrderBook',
    shown: <OrderBook {...bookOfApple} onPricePress={ignore} />,
    row: 'ol button',
  },
  {
    name: 'LastTrades',
    shown: (
      <LastTrades
        label="Last trades"
        columns={{ time: 'Time', price: 'Price', quantity: 'Quantity' }}
        lines={2}
        trades={[trade('1'), trade('2')]}
      />
    ),
    row: 'li > div',
  },
  {
    name: 'ChartTable',
    shown: (density) => (
      <ChartTable
        labels={{
          table: `Deposits, ${density}`,
          showTable: 'Show as table',
          hideTable: 'Hide table',
          showMore: 'Show earlier',
        }}
        headers={['Month', 'Deposits']}
        count={2}
        row={(index) => [`2026/0${index + 1}`, '$120.00']}
      />
    ),
    row: 'tbody tr',
  },
];

/** What is pressed, and is as high as a finger needs or a mouse's rows are. */
export const targetSamples: readonly DensitySample[] = [
  {
    name: 'BidAsk',
    shown: (
      <BidAsk
        bid={{ label: 'Bid', value: '264.39', actionText: 'as limit price', onPress: ignore }}
        ask={{ label: 'Ask', value: '264.41', actionText: 'as limit price', onPress: ignore }}
      />
    ),
    row: 'button',
  },
  {
    name: 'Button',
    shown: <Button onPress={ignore}>Retry</Button>,
    row: 'button',
  },
  {
    name: 'Tabs',
    shown: (density) => (
      <Tabs
        label={`Movers, ${density}`}
        value="gainers"
        onChange={ignore}
        items={[
          { value: 'gainers', label: 'Gainers' },
          { value: 'losers', label: 'Losers' },
        ]}
      >
        Apple
      </Tabs>
    ),
    row: '[role=tab]',
  },
  {
    name: 'Checkbox',
    shown: <Checkbox label="I have read it" isChecked onChange={ignore} />,
    row: 'label',
  },
  {
    name: 'RadioGroup',
    shown: (density) => (
      <RadioGroup
        label={`Valid, ${density}`}
        value="day"
        onChange={ignore}
        options={[
          { value: 'day', label: 'Today only' },
          { value: 'gtc', label: 'Until I cancel it' },
        ]}
      />
    ),
    row: 'label',
  },
  {
    name: 'AllocationDonut',
    shown: (density) => (
      <AllocationDonut
        slices={[
          { id: 'us', label: 'US stocks', value: 60 },
          { id: 'cash', label: 'Cash', value: 40 },
        ]}
        totalText="$100.00"
        formatShare={(share) => `${share * 100}%`}
        formatAmount={(value) => `$${value}.00`}
        labels={{ chart: `Assets, ${density}`, total: 'Total', other: 'Other', loading: 'Loading' }}
      />
    ),
    row: '[role=option]',
  },
];

export const segmentSample: DensitySample = {
  name: 'SegmentedControl',
  shown: (density) => (
    <SegmentedControl
      label={`Side, ${density}`}
      value="buy"
      onChange={ignore}
      options={[
        { value: 'buy', label: 'Buy' },
        { value: 'sell', label: 'Sell' },
      ]}
    />
  ),
  row: '[role=radiogroup]',
};

/** As high as their words, with more air around them where the density is comfortable. */
export const proseSamples: readonly DensitySample[] = [
  {
    name: 'MessageRow',
    shown: (
      <MessageRow
        href="#"
        title="Order filled"
        excerpt="60 AAPL at 189.84"
        time="5 min"
        unreadText="Unread"
      />
    ),
    row: '[data-unread]',
  },
  {
    name: 'NewsRow',
    shown: <NewsRow href="#" title="Rates held for a third month" source="Newswire" time="5 min" />,
    row: 'a',
  },
];

/** Parts whose height is the same at both densities; why, the story says. */
export const steadySamples: readonly DensitySample[] = [
  {
    name: 'Chip',
    shown: (
      <Chip isSelected onPress={ignore}>
        Crypto
      </Chip>
    ),
    row: 'button',
  },
];
