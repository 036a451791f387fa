import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Sparkline } from '#charts/Sparkline/Sparkline.tsx';
import { guide } from '#guide/guide.ts';
import { LinkProvider, type LinkProps } from '#theme/LinkProvider.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { Price } from '../Price/Price.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { QuoteListHead } from './QuoteListHead.tsx';
import { QuoteRow } from './QuoteRow.tsx';

const rising = [4, 5, 4.6, 5.4, 6, 5.6, 6.4, 7, 6.8, 7.6, 8, 7.7, 8.6, 9];

const meta = preview.meta({
  title: 'Patterns/QuoteRow',
  component: QuoteRow,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'An instrument in a list: its name, its recent course, its price and change. The whole row is a link to its page.',
      whenToUse: [
        'Watchlists, market lists, search results, related instruments.',
        'From about two hundred on, as the row of a `VirtualList`.',
      ],
      whenNotToUse: [
        'What somebody holds, with amounts of their own: `PositionRow`.',
        'The head of the instrument’s own page: `QuoteHeader`.',
        'A row that is no instrument: `ListRow`.',
      ],
      anatomy: {
        story: 'fall',
        parts: {
          'Mark, or the whole code': 'a > :first-child',
          'Name, on one line': 'a > :nth-child(2) > :first-child',
          'Code and quiet words': 'a > :nth-child(2) > :last-child',
          'Sparkline, where there is room': 'a > :nth-child(3)',
          Price: 'a > :last-child > :first-child',
          Change: 'a > :last-child > :last-child',
        },
      },
      keyboard: { Tab: 'To the row.', Enter: 'Opens the instrument.' },
      accessibility: [
        'One link, named by all it shows: name, code, quiet words, price, change.',
        'The logo is decoration, and so is a sparkline without `label`: their information is in the words.',
        'A name that is cut off is heard whole. With large text the figures go below it, and it wraps.',
      ],
      content: [
        'The name as the market writes it, in the reader’s language where there is one. A currency pair is known by its code: `PairRow`, with its name below.',
        'Quiet words say what the price cannot: delayed, halted, another market. One or two words.',
        'The price in ink (`flat`): the change beside it has the colour.',
        'Over a list, `QuoteListHead` names the columns; its last name is a button that shows the next figure.',
      ],
      pairs: [
        {
          kept: (
            <QuoteRow
              href="#"
              code="AAPL"
              name="Apple"
              meta="NASDAQ"
              price={<Price text="189.84" trend="flat" />}
              change={<ChangeTag text="+0.66%" trend="up" />}
            />
          ),
          keptWhy: 'The price in ink; the change beside it has the colour, the sign and the arrow.',
          broken: (
            <QuoteRow
              href="#"
              code="AAPL"
              name="Apple ▲▲ hot"
              price={<Price text="189.84" trend="up" />}
              change={<ChangeTag text="0.66%" trend="up" />}
            />
          ),
          brokenWhy: 'Colour twice, no sign, and a word that sells.',
        },
      ],
      related: ['Price', 'ChangeTag', 'Sparkline', 'VirtualList', 'PositionRow', 'QuoteHeader', 'ListRow'],
    }),
  },
  args: {
    href: '#/pages/quote/stock',
    code: 'AAPL',
    name: 'Apple',
    price: <Price text="189.84" trend="flat" />,
    change: <ChangeTag text="+0.66%" trend="up" />,
    sparkline: <Sparkline values={rising} trend="up" width={64} height={28} />,
    meta: 'NASDAQ',
  },
  tags: ['autodocs'],
});

const open = fn<(href: string) => void>();

/** The link of an app whose router says where it goes. */
function RecordingLink({ href, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        open(href);
      }}
    >
      {children}
    </a>
  );
}

export const OpensByKeyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <LinkProvider component={RecordingLink}>
      <QuoteRow {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    open.mockClear();
    await userEvent.tab();
    const row = canvas.getByRole('link', { name: /Apple\s*AAPL\s+NASDAQ\s*189\.84\s*\+0\.66%/ });
    await expect(row).toHaveFocus();
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(open.mock.calls).toEqual([['#/pages/quote/stock']]);
  },
});

export const Fall = meta.story({
  args: {
    price: <Price text="189.84" trend="flat" />,
    change: <ChangeTag text="−0.19%" trend="down" />,
    sparkline: <Sparkline values={rising.toReversed()} trend="down" width={64} height={28} />,
  },
});

export const NoPriceYet = meta.story({
  args: {
    price: <Price text="--" trend="flat" />,
    change: <ChangeTag text="--" trend="flat" />,
    sparkline: undefined,
  },
});

export const Stale = meta.story({
  args: {
    price: <Price text="189.84" trend="flat" isStale />,
    // The change is as old as its price.
    change: <ChangeTag text="+0.66%" trend="up" isStale />,
  },
});

/** Neighbours share their columns, however long their figures are. */
export const List = meta.story({
  render: () => (
    <ul>
      {[
        { code: 'AAPL', name: 'Apple', price: '189.84', change: '+0.66%', trend: 'up' as const },
        {
          code: 'BRK.A',
          name: 'Berkshire Hathaway',
          price: '641,250.00',
          change: '−0.02%',
          trend: 'down' as const,
        },
        { code: 'F', name: 'Ford Motor', price: '9.71', change: '0.00%', trend: 'flat' as const },
      ].map(({ code, name, price, change, trend }) => (
        <li key={code}>
          <QuoteRow
            href={`#/${code}`}
            code={code}
            name={name}
            price={<Price text={price} trend="flat" />}
            change={<ChangeTag text={change} trend={trend} />}
            sparkline={<Sparkline values={rising} trend={trend} width={64} height={28} />}
            meta="US"
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const edges = canvas
      .getAllByText(/^[\d,]+\.\d\d$/)
      .map((price) => Math.round(price.getBoundingClientRect().right));
    await expect(new Set(edges).size).toBe(1);
  },
});

const next = fn<() => void>();

/** The names of the columns; the last one shows the next figure. */
export const Head = meta.story({
  render: (args) => (
    <>
      <QuoteListHead name="Name" price="Price" figure="Change %" nextLabel="Show change" onNext={next} />
      <QuoteRow {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    next.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change %. Show change' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveBeenCalledOnce();
  },
});

/** The age takes the place of two names: the rows below stay where they are, also where it takes two lines. */
export const HeadOfOldPrices = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <>
      <QuoteListHead name="Name" price="Price" figure="Change %" nextLabel="Show change" onNext={next} />
      <QuoteListHead
        name="Name"
        price="Price"
        figure="Change %"
        nextLabel="Show change"
        onNext={next}
        note={<InlineMessage tone="waiting" size="s" title="Prices from 10:31, 12 minutes ago" />}
      />
      <QuoteRow
        {...args}
        price={<Price text="189.84" trend="flat" isStale />}
        change={<ChangeTag text="+0.66%" trend="up" isStale />}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [fresh, old] = canvas
      .getAllByRole('button')
      .map((button) => button.parentElement?.getBoundingClientRect().height);
    await expect(old).toBe(fresh);
    await expect(canvas.getByText('Prices from 10:31, 12 minutes ago')).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    code: '06060',
    name: 'Zhong An Online P & C Insurance Company Limited',
    price: <Price text="1,234,567.89" trend="flat" />,
    change: <ChangeTag text="+1,204.32%" trend="up" />,
    meta: 'Hong Kong, delayed 15 minutes',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: {
    code: '600519',
    name: '贵州茅台',
    price: <Price text="1,688.00" trend="flat" />,
    change: <ChangeTag text="+1.24%" trend="up" />,
    meta: '沪 · 停牌',
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', convention: 'green-up' },
  args: {
    code: '00700',
    name: '騰訊控股',
    price: <Price text="412.60" trend="flat" />,
    change: <ChangeTag text="−0.58%" trend="down" />,
    sparkline: <Sparkline values={rising.toReversed()} trend="down" width={64} height={28} />,
    meta: '港股 · 延遲 15 分鐘',
  },
});
