import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Primitives/TextLink',
  component: TextLink,
  parameters: { layout: 'padded' },
  args: { href: '#/pages/notice/index', children: 'fee schedule' },
  tags: ['autodocs'],
});

export const InASentence = meta.story({
  render: (args) => (
    <Text>
      What an order costs stands in the <TextLink {...args} />, and on the ticket before you send it.
    </Text>
  ),
});

export const Standalone = meta.story({
  args: { isStandalone: true, children: 'All headlines' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All headlines' })).toHaveFocus();
  },
});
