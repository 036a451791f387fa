import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { ListGroup } from './ListGroup.tsx';

function lines(names: readonly string[]) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <ListRow title={name} subtitle="09:30:00" trailing={<MoneyText text="−$12.40" />} />
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  title: 'Patterns/ListGroup',
  component: ListGroup,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Part of a long list under its own small heading, such as the movements of one day.',
      whenToUse: ['A list that is ordered by something people look for: day, market, letter.'],
      whenNotToUse: ['Parts of a screen with different things in them: `Section`.'],
      anatomy: {
        story: 'day',
        parts: {
          Title: 'h2',
          'What the lines add up to': 'h2 + p',
          Lines: 'li',
          'Hairline between them': 'li:nth-child(2)',
        },
      },
      keyboard: {},
      accessibility: ['A region named by its title, which is a heading: one can jump from day to day.'],
      content: ['The title is what the lines have in common, and nothing more: "11-20-2026".'],
      related: ['Section', 'ListRow', 'ListEnd'],
    }),
  },
  args: {
    title: '11-20-2026',
    note: 'Net −$24.80',
    children: lines(['Handling fee · AAPL', 'Interest']),
  },
  tags: ['autodocs'],
});

export const Day = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '11-20-2026' })).toHaveTextContent('Net −$24.80');
    await expect(canvas.getByRole('heading', { level: 2, name: '11-20-2026' })).toBeVisible();
  },
});

export const WithoutNote = meta.story({ args: { note: undefined } });

export const TwoDays = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ListGroup {...args} />
      <ListGroup {...args} title="11-19-2026" note="Net +$1,204.00" />
    </Stack>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Friday, 20 November 2026',
    note: 'Net −$123,456,789.01 · −HK$9,123,456,789.01',
    children: lines(['Proceeds of closing Zhong An Online P & C Insurance Company Limited']),
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { note: '淨額 −HK$24.80', children: lines(['手續費 · 00700', '利息']) },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { note: '净额 −$24.80', children: lines(['手续费 · AAPL', '利息']) },
});
