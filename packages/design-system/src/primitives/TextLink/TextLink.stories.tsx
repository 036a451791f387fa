import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Primitives/TextLink',
  component: TextLink,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A link in words: within a sentence, or alone beside a title.',
      whenToUse: [
        'To a place that explains or shows more.',
        '`isStandalone` beside a title: “All headlines”.',
      ],
      whenNotToUse: [
        'Something that does rather than goes: `Button` with `tone="quiet"`.',
        'A row of a list: `ListRow` with `href`. The primary way on: `Button` with `href`.',
      ],
      anatomy: { onePart: 'The words: underlined in a sentence; alone, with a finger’s height around them.' },
      keyboard: { Tab: 'To the link.', Enter: 'Follows it.' },
      accessibility: [
        'In a sentence it is underlined, so that its colour is not the only sign.',
        'Alone it is a target 44 px high; in a sentence it is as high as its line, as WCAG 2.5.8 allows.',
        'Links go through `LinkProvider`, so that the app’s router opens them.',
      ],
      content: ['Its words say where it leads, also when read alone: never “here” or “more”.'],
      pairs: [
        {
          kept: <TextLink href="#">How the fee is worked out</TextLink>,
          keptWhy: 'Says where it leads, also when it is heard alone.',
          broken: <TextLink href="#">Click here</TextLink>,
          brokenWhy: 'Ten of these in a list of links are one and the same.',
        },
      ],
      related: ['Button', 'ListRow', 'Section'],
    }),
  },
  args: { href: '#/pages/notice/index', children: 'fee schedule' },
  tags: ['autodocs'],
});

export const InASentence = meta.story({
  render: (args) => (
    <Text>
      What an order costs is in the <TextLink {...args} />, and on the ticket before you send it.
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'fee schedule' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    await expect(getComputedStyle(link).textDecorationColor).not.toMatch(/\/ 0\)|, 0\)/);
  },
});

export const Standalone = meta.story({
  args: { isStandalone: true, children: 'All headlines' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'All headlines' });
    await expect(link).toHaveFocus();
    // What a finger gets is higher than what is seen.
    const box = link.getBoundingClientRect();
    const target = canvasElement.ownerDocument.elementFromPoint(box.left + 4, box.bottom + 10);
    await expect(target).toBe(link);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    children:
      'how the anti-money-laundering risk-control channel treats deposits from other people’s accounts',
  },
  render: (args) => (
    <Text>
      Read <TextLink {...args} /> before you send money.
    </Text>
  ),
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { children: '收费标准' },
  render: (args) => (
    <Text>
      每笔委托的费用见
      <TextLink {...args} />
      ，提交前也会在下单页显示。
    </Text>
  ),
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { isStandalone: true, children: '全部新聞' },
});
