import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { TextLink } from '#primitives/TextLink/TextLink.tsx';
import { Section } from './Section.tsx';

const all = (words: string) => (
  <TextLink href="#" isStandalone>
    {words}
  </TextLink>
);

const meta = preview.meta({
  title: 'Layout/Section',
  component: Section,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A named part of a screen. Space sets it apart, not a box.',
      whenToUse: ['Every part of a screen that has a name of its own.'],
      whenNotToUse: [
        'Something tapped as a whole: `ListRow`, `QuoteCard` or `WalletCard`. A part that opens and closes: `Accordion`.',
        'A list without a title above it: `List` with its header.',
      ],
      anatomy: {
        story: 'with-action',
        parts: { Title: 'h2', 'One quiet action': 'h2 + *', Content: 'section > p' },
      },
      keyboard: { Tab: 'To the action, then into the content.' },
      accessibility: [
        'A region named by its title: screen readers go from part to part.',
        'The title is an `h2`; inside another section raise `headingLevel`.',
        '`isBusy` while its content is fetched.',
      ],
      content: ['The title is a noun: “Holdings”. The action says what it shows: “All holdings”.'],
      pairs: [
        {
          kept: (
            <Section
              headingLevel={3}
              title="Holdings"
              action={
                <Button tone="quiet" size="s">
                  All 12
                </Button>
              }
            >
              <Text tone="secondary">Apple, Tencent, Bitcoin</Text>
            </Section>
          ),
          keptWhy: 'One quiet way on, beside the title.',
          broken: (
            <Section
              headingLevel={3}
              title="HOLDINGS →"
              action={
                <Button tone="primary" size="s">
                  See everything now
                </Button>
              }
            >
              <Text tone="secondary">Apple, Tencent, Bitcoin</Text>
            </Section>
          ),
          brokenWhy: 'It shouts over the figures, and competes with the action of the screen.',
        },
      ],
      related: ['Screen', 'Strip', 'List', 'TextLink'],
    }),
  },
  args: { title: 'Global indexes', children: <Text tone="secondary">Markets around the world.</Text> },
  tags: ['autodocs'],
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Global indexes' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Global indexes' })).toBeVisible();
  },
});

export const WithAction = meta.story({
  args: { action: all('All indexes') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All indexes' })).toHaveFocus();
  },
});

export const Two = meta.story({
  render: (args) => (
    <div>
      <Section {...args} />
      <Section {...args} title="News" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((part) => part.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(32);
  },
});

export const Nested = meta.story({
  args: {
    title: 'Account',
    children: (
      <Section title="Available" headingLevel={3}>
        <ListRow title="US dollars" trailing="$12,004.11" />
      </Section>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Available' })).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { isBusy: true, children: <Skeleton shape="row" count={3} label="Loading indexes" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { title: 'European stock markets, delayed by fifteen minutes', action: all('All') },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '全球指数',
    action: all('全部'),
    children: <ListRow title="上证指数" subtitle="000001" trailing="3,247.18" />,
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '環球指數',
    action: all('全部'),
    children: <ListRow title="恒生指數" subtitle="HSI" trailing="25,104.66" />,
  },
});
