import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Text } from '#primitives/Text/Text.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { Measure } from './Measure.tsx';

const profile =
  'Apple designs and sells phones, tablets, computers and watches, and the services that go with them. It was founded in 1976 and went public in 1980. Half of what it sells is bought outside the Americas.';

const meta = preview.meta({
  title: 'Layout/Measure',
  component: Measure,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Keeps its content to a width that reads well.',
      whenToUse: [
        'Running text in a wide part of a screen: `prose`, 68 letters.',
        'A form that is the whole screen, such as sign-in: `form`, 26 rem.',
      ],
      whenNotToUse: [
        'The screen itself: `Screen` holds its own width.',
        'Two halves of a screen: `Columns`.',
      ],
      anatomy: { onePart: 'The width, and nothing else.' },
      keyboard: {},
      accessibility: ['Grows with the reader’s text size, so the number of letters in a line stays.'],
      content: ['Prose is paragraphs of two to five sentences.'],
      related: ['Screen', 'Columns', 'FormLayout', 'Text'],
    }),
  },
  args: { width: 'prose' as const, children: <Text tone="secondary">{profile}</Text> },
  tags: ['autodocs'],
});

export const Prose = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const width = canvas.getByText(/Apple designs/).getBoundingClientRect().width;
    await expect(width).toBeLessThan(760);
    await expect(width).toBeGreaterThan(500);
  },
});

export const FormInTheMiddle = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: {
    width: 'form',
    isCentered: true,
    children: <TextField label="User ID or email" value="" onChange={() => {}} />,
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'User ID or email' });
    const { left, right } = field.getBoundingClientRect();
    await expect(right - left).toBeLessThanOrEqual(416);
    const middle = document.documentElement.clientWidth / 2;
    await expect(Math.abs((left + right) / 2 - middle)).toBeLessThan(2);
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
});

export const NarrowerThanItsMeasure = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText(/Apple designs/).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', viewport: { value: 'w1280' } },
  args: {
    children: (
      <Text tone="secondary">
        蘋果設計及銷售手機、平板電腦、電腦及手錶，並提供相關服務。公司於一九七六年創立，一九八零年上市，約半數收入來自美洲以外地區。
      </Text>
    ),
  },
});
