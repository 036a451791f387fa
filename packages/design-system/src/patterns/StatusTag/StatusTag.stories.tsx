import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Stack/Stack.tsx';
import { StatusTag } from './StatusTag.tsx';

const meta = preview.meta({
  title: 'Patterns/StatusTag',
  component: StatusTag,
  parameters: { layout: 'padded' },
  args: { tone: 'waiting' as const, text: 'Pending review' },
  tags: ['autodocs'],
});

export const Tones = meta.story({
  render: () => (
    <Inline gap={2} isWrapping>
      <StatusTag tone="neutral" text="Cancelled" />
      <StatusTag tone="waiting" text="In progress" />
      <StatusTag tone="positive" text="Success" />
      <StatusTag tone="negative" text="Audit failure" />
      <StatusTag tone="info" text="Subscribed" />
    </Inline>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { text: 'Waiting for the allotment of the Hong Kong public offer' },
});
