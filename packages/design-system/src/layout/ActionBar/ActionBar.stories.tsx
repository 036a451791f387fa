import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { FigureRow } from '#patterns/FigureRow/FigureRow.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { TextLink } from '#primitives/TextLink/TextLink.tsx';
import { Screen, ScreenFooter } from '../Screen/Screen.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { ActionBar } from './ActionBar.tsx';

const press = fn();

const meta = preview.meta({
  title: 'Layout/ActionBar',
  component: ActionBar,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The foot of a screen: the total, what prevents it, and one or two actions.',
      whenToUse: ['As the `footer` of a `Screen` that has something to do: an order, a way to trade.'],
      whenNotToUse: [
        'More than two things to do: a `Menu` or a `LinkGrid`.',
        'In the middle of a screen: buttons in an `Inline`.',
      ],
      anatomy: {
        story: 'obstacle',
        parts: {
          'Figure: what it comes to': '[data-total]',
          'Obstacle: what prevents it, and what to do about that': "[role='alert']",
          'One or two buttons; the one that goes on is last': 'button',
        },
      },
      keyboard: { Tab: 'Moves through the figure’s working and the obstacle’s link to the buttons.' },
      accessibility: [
        'An obstacle is an alert: it is read out as it comes, wherever the focus is.',
        'The button stays enabled where pressing it can say what is missing; a disabled one cannot be asked.',
      ],
      content: [
        'A button names what it does and to what: "Buy 10 AAPL".',
        'An obstacle begins with what is missing and ends with the way to it.',
      ],
      pairs: [
        {
          kept: (
            <ActionBar obstacle={{ title: 'You need $120.00 more.' }}>
              <Button tone="buy" size="l">
                Buy 10 AAPL
              </Button>
            </ActionBar>
          ),
          keptWhy: 'What prevents it, in figures; the button answers the press.',
          broken: (
            <ActionBar>
              <Button tone="buy" size="l" isDisabled>
                Buy
              </Button>
            </ActionBar>
          ),
          brokenWhy: 'Grey without a reason: the person has to guess what is missing.',
        },
      ],
      related: ['Screen', 'FigureRow', 'Button', 'Banner'],
    }),
  },
  args: {
    figure: <FigureRow label="Total" value="$381.58" isTotal />,
    children: (
      <Button tone="buy" size="l" onPress={press}>
        Buy 10 AAPL
      </Button>
    ),
  },
  tags: ['autodocs'],
});

export const WithFigure = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buy 10 AAPL' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
});

export const Obstacle = meta.story({
  args: {
    obstacle: {
      title: 'You need $120.00 more.',
      body: (
        <>
          Your available balance is $261.58. <TextLink href="#/transfer">Add funds</TextLink>
        </>
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You need $120.00 more. Your available balance is $261.58. Add funds',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Add funds' })).toHaveFocus();
  },
});

const twoActions = (
  <>
    <Button tone="sell">Sell short</Button>
    <Button tone="buy">Buy long</Button>
  </>
);

export const TwoActions = meta.story({
  args: { figure: undefined, children: twoActions },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0))).toBeLessThan(1);
  },
});

export const AtTheFootOfAScreen = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Screen header={<TopBar title="Buy AAPL" />}>
      <Text tone="secondary">The fields of the order.</Text>
      <ScreenFooter>
        <ActionBar {...args} />
      </ScreenFooter>
    </Screen>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    figure: undefined,
    children: (
      <>
        <Button tone="sell">Sell short Zhong An Online</Button>
        <Button tone="buy">Buy long Zhong An Online</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    figure: <FigureRow label="应付总额" value="$381.58" isTotal />,
    obstacle: { title: '还差 $120.00。', body: '可用资金为 $261.58，请先划转资金。' },
    children: (
      <Button tone="buy" size="l">
        买入 10 股 AAPL
      </Button>
    ),
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    figure: <FigureRow label="應付總額" value="HK$3,815.80" isTotal />,
    obstacle: { title: '尚欠 HK$120.00。', body: '可用資金為 HK$3,695.80，請先劃轉資金。' },
    children: (
      <Button tone="buy" size="l">
        買入 200 股 00700
      </Button>
    ),
  },
});
