import { Profiler, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { Price } from '../Price/Price.tsx';
import { MarketSession } from './MarketSession.tsx';
import { QuoteHeader, QuoteHeaderSkeleton } from './QuoteHeader.tsx';

const meta = preview.meta({
  title: 'Patterns/QuoteHeader',
  component: QuoteHeader,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The head of a quote: the price as the one big figure, how far it moved, whether its market trades, and how old it is.',
      whenToUse: ['Once at the top of a quote screen, and above a ticket that has room for it.'],
      whenNotToUse: [
        'An instrument in a list: `QuoteRow`.',
        'Money that is yours: `BalanceText` or `MoneyText`.',
      ],
      anatomy: {
        story: 'with-identity',
        parts: {
          'Identity: logo': '[data-long]',
          'Name, code, market; left out where the bar above names the instrument': '[data-long] + div',
          Price: '[data-size=hero]',
          Change: '[data-size=hero] + *',
          Session: 'div:has(> * > [data-session]) > :first-child',
          'Time of the price, and what to mind about it': 'div:has(> * > [data-session]) > :nth-child(2)',
          'Price outside the regular session': null,
        },
      },
      keyboard: {},
      accessibility: [
        'A group with a name; the instrument’s name is a heading.',
        'Nothing here is a live region: a price that talks at every tick cannot be listened to.',
        'Sign and arrow say the direction, words and the shape of a mark say the session.',
      ],
      content: [
        'The session names the hour that ends it, in the reader’s time zone, with the zone.',
        'A caveat is short and exact: "Delayed 15 min", "2 minutes old".',
      ],
      related: ['QuoteRow', 'Price', 'ChangeTag', 'MarketSession', 'InlineMessage'],
    }),
  },
  args: {
    label: 'Quote of Apple',
    price: <Price text="$189.84" trend="up" size="hero" />,
    change: <ChangeTag text="+1.24  +0.66%" trend="up" size="l" />,
    session: <MarketSession kind="open" text="Market open until 04:00 PM (EST)" />,
    asOf: 'As of 11-20-2026 10:42:07 AM',
  },
  tags: ['autodocs'],
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    const head = canvas.getByRole('group', { name: 'Quote of Apple' });
    await expect(head).toHaveTextContent(/\$189\.84\s*\+1\.24\s+\+0\.66%\s*Market open until 04:00 PM/);
  },
});

export const WithIdentity = meta.story({
  args: {
    identity: { name: 'Apple', code: 'AAPL', market: 'NASDAQ', logo: <InstrumentLogo code="AAPL" /> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Apple' })).toBeVisible();
  },
});

/** On a phone the caveat shares the line of the age: nothing below it moves down. */
export const Delayed = meta.story({
  args: { caveat: 'Delayed 15 min' },
  play: async ({ canvas }) => {
    const [asOf, caveat] = [canvas.getByText(/^As of/), canvas.getByText('Delayed 15 min')].map((words) =>
      words.getBoundingClientRect(),
    );
    await expect(caveat?.top).toBeLessThan(asOf?.bottom ?? 0);
    await expect(caveat?.left).toBeGreaterThan(asOf?.right ?? 0);
  },
});

export const Stale = meta.story({
  args: {
    price: <Price text="$189.84" trend="up" size="hero" isStale />,
    change: <ChangeTag text="+1.24  +0.66%" trend="flat" size="l" />,
    caveat: '2 minutes old',
  },
});

export const PreMarket = meta.story({
  args: {
    price: <Price text="$188.60" trend="down" size="hero" />,
    change: <ChangeTag text="−0.84  −0.44%" trend="down" size="l" />,
    session: <MarketSession kind="pre" text="Pre-market until 09:30 AM (EST)" />,
    asOf: 'Close of 11-19-2026',
    extended: {
      label: 'Pre-market',
      price: <Price text="$189.20" trend="flat" size="s" />,
      change: <ChangeTag text="+0.60  +0.32%" trend="up" />,
      asOf: '08:41',
    },
  },
});

export const Halted = meta.story({
  args: { session: <MarketSession kind="halted" text="Trading is halted by the exchange" /> },
});

export const NoPriceYet = meta.story({
  args: {
    price: <Price text="--" trend="flat" size="hero" />,
    change: <ChangeTag text="--" trend="flat" size="l" />,
    session: <MarketSession kind="holiday" text="Exchange holiday, opens 11-23-2026 09:30:00 AM (EST)" />,
    asOf: undefined,
  },
});

export const EverySession = meta.story({
  render: () => (
    <Stack gap={2}>
      <MarketSession kind="open" text="Market open" />
      <MarketSession kind="pre" text="Pre-market" />
      <MarketSession kind="post" text="After hours" />
      <MarketSession kind="break" text="Midday break" />
      <MarketSession kind="closed" text="Market closed" />
      <MarketSession kind="holiday" text="Exchange holiday" />
      <MarketSession kind="halted" text="Halted" />
    </Stack>
  ),
});

const onSessionRender = fn();

function LiveFigure() {
  const [cents, setCents] = useState(18_984);
  return (
    <>
      <Price text={`$${(cents / 100).toFixed(2)}`} trend="up" size="hero" flashKey={cents} />
      <Button size="s" onPress={() => setCents(cents + 1)}>
        Tick
      </Button>
    </>
  );
}

export const TickRendersItsSlotOnly = meta.story({
  args: {
    price: <LiveFigure />,
    session: (
      <Profiler id="session" onRender={onSessionRender}>
        <MarketSession kind="open" text="Market open" />
      </Profiler>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onSessionRender.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('$189.85')).toBeVisible();
    await expect(onSessionRender).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  render: (args) => (
    <Stack gap={8}>
      <QuoteHeader {...args} identity={{ name: 'Apple', code: 'AAPL' }} />
      <QuoteHeaderSkeleton hasIdentity label="Loading the quote" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the quote');
    const [there, waiting] = [
      ...(canvasElement.querySelector('[role=group]')?.parentElement?.children ?? []),
    ];
    if (!there || !waiting) throw new Error('nothing to compare');
    const difference = there.getBoundingClientRect().height - waiting.getBoundingClientRect().height;
    await expect(Math.abs(difference)).toBeLessThan(1);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    identity: {
      name: 'Zhong An Online P & C Insurance Company Limited',
      code: '06060',
      market: 'Hong Kong Stock Exchange',
    },
    price: <Price text="HK$742,318.50" trend="down" size="hero" />,
    change: <ChangeTag text="−1,204,332.10  −49.38%" trend="down" size="l" />,
    session: <MarketSession kind="break" text="Midday break, resumes 01:00 PM (Hong Kong)" />,
    caveat: 'Delayed 15 min',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '腾讯控股行情',
    identity: { name: '腾讯控股', code: '00700', market: '港股' },
    price: <Price text="HK$412.60" trend="down" size="hero" />,
    change: <ChangeTag text="−3.40  −0.82%" trend="down" size="l" />,
    session: <MarketSession kind="break" text="午间休市，13:00 开盘（香港时间）" />,
    asOf: '截至 11-20-2026 12:00:00 PM',
    caveat: '延迟 15 分钟',
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '騰訊控股報價',
    identity: { name: '騰訊控股', code: '00700', market: '港股' },
    price: <Price text="HK$412.60" trend="up" size="hero" />,
    change: <ChangeTag text="+3.40  +0.83%" trend="up" size="l" />,
    session: <MarketSession kind="open" text="持續交易時段，16:00 收市（香港時間）" />,
    asOf: '截至 11-20-2026 10:42:07 AM',
    caveat: '延遲 15 分鐘',
  },
});
