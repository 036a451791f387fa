import type { ReactNode } from 'react';
import { Sparkline } from '#charts/light.ts';
import { Inline, Stack } from '#primitives/Stack/Stack.tsx';
import { ChangeTag } from '#patterns/ChangeTag/ChangeTag.tsx';
import { Price } from '#patterns/Price/Price.tsx';
import { QuoteRow } from '#patterns/QuoteRow/QuoteRow.tsx';
import { Button } from '#primitives/Button/Button.tsx';

const rising = [50, 51, 50.4, 52, 53.1, 52.6, 54, 55.2, 54.8, 56];
const falling = [56, 55, 55.4, 54, 53.2, 53.6, 52, 51.1, 51.5, 50];

const quotes = [
  { code: 'AAPL', name: 'Apple', price: '189.84', change: '+0.66%', trend: 'up', values: rising },
  { code: 'NVDA', name: 'NVIDIA', price: '120.88', change: '−1.93%', trend: 'down', values: falling },
] as const;

/** Everything that has the colours of a price, in little: rows, lines, a figure, the two buttons. Only stories use it. */
export function MarketSample(): ReactNode {
  return (
    <Stack gap={3}>
      <div>
        {quotes.map(({ code, name, price, change, trend, values }) => (
          <QuoteRow
            key={code}
            href="#"
            code={code}
            name={name}
            meta="NASDAQ"
            sparkline={<Sparkline values={[...values]} trend={trend} width={56} height={28} />}
            price={<Price text={price} trend="flat" />}
            change={<ChangeTag text={change} trend={trend} />}
          />
        ))}
      </div>
      <Inline gap={3} isEven>
        <Button tone="buy">Buy</Button>
        <Button tone="sell">Sell</Button>
      </Inline>
    </Stack>
  );
}
