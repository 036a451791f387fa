import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Layout/Section',
  component: Section,
  parameters: { layout: 'padded' },
  args: { title: 'Global indexes', children: <Text tone="secondary">Where the world stands.</Text> },
  tags: ['autodocs'],
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Global indexes' })).toBeVisible();
  },
});

export const WithAction = meta.story({
  args: {
    action: (
      <TextLink href="#" isStandalone>
        All indexes
      </TextLink>
    ),
  },
});

export const Two = meta.story({
  render: (args) => (
    <div>
      <Section {...args} />
      <Section {...args} title="News" />
    </div>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'European stock markets, delayed by fifteen minutes',
    action: (
      <TextLink href="#" isStandalone>
        All
      </TextLink>
    ),
  },
});
