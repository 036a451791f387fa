import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { InstrumentLogo } from '../InstrumentLogo/InstrumentLogo.tsx';
import { Card } from './Card.tsx';

const onFollow = fn();

const meta = preview.meta({
  title: 'Primitives/Card',
  component: Card,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A thing tapped as a whole: an offer, a trader, an article.',
      whenToUse: ['Several like things, each leading somewhere, with more to say than a row can hold.'],
      whenNotToUse: [
        'To draw a box round what is only read: `Section` has space and a line.',
        'Rows of one or two lines: `ListRow` or `QuoteRow`.',
        'A currency’s balance: `WalletCard`.',
      ],
      anatomy: {
        story: 'with-its-own-control',
        parts: {
          'Logo or icon': 'header > :first-child',
          'Title, whose press covers the card': 'h3',
          Content: 'header + div',
          'Footer with controls of its own': 'footer > *',
        },
      },
      keyboard: {
        Tab: 'To the card once, then to the controls of its footer.',
        Enter: 'Follows or presses it.',
      },
      accessibility: [
        'Its one link or button is named by the title alone; the content is read as text, not as a name of thirty words.',
        'The ring of the focus goes round the whole card.',
        'Controls of the footer are siblings of the link, never inside it.',
      ],
      content: ['The title says where it leads.', 'No "Learn more": the card is the link.'],
      related: ['ListRow', 'WalletCard', 'NewsRow', 'Section'],
    }),
  },
  args: {
    title: 'Zhong An Online',
    href: '#/pages/newstock/detail',
    leading: <InstrumentLogo code="06060" />,
    children: 'Subscription open until 24 November, 12:00. One lot is 500 shares.',
  },
  beforeEach: () => {
    onFollow.mockClear();
  },
  tags: ['autodocs'],
});

export const Link = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Zhong An Online' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Zhong An Online');
  },
});

export const Press = meta.story({
  args: { href: undefined, onPress: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    const card = canvas.getByRole('article').getBoundingClientRect();
    const hit = canvasElement.ownerDocument.elementFromPoint(card.right - 20, card.bottom - 20);
    await expect(hit).toBe(canvas.getByRole('button', { name: 'Zhong An Online' }));
  },
});

export const WithItsOwnControl = meta.story({
  args: {
    footer: (
      <Button size="s" onPress={onFollow}>
        Remind me
      </Button>
    ),
    onPress: fn(),
    href: undefined,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me' }));
    await expect(onFollow).toHaveBeenCalledOnce();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Read = meta.story({ args: { href: undefined } });

export const Disabled = meta.story({
  args: { href: undefined, onPress: fn(), isDisabled: true, children: 'After your identity is verified.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const Several = meta.story({
  render: (args) => (
    <Stack gap={3}>
      <Card {...args} />
      <Card {...args} title="Meridian Robotics" leading={<InstrumentLogo code="02145" />} />
    </Stack>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title:
      'Zhong An Online P & C Insurance Company Limited, American depositary receipts, second public offer',
    children:
      'Subscription open until the day after tomorrow at noon in Hong Kong. One lot is 500 shares, and you may ask for twenty lots at most.',
    footer: <Button size="s">Remind me when the subscription opens again</Button>,
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { title: '众安在线', children: '认购截至 11 月 24 日 12:00，每手 500 股。' },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { title: '眾安在線', children: '認購截至 11 月 24 日中午 12:00，每手 500 股。' },
});
