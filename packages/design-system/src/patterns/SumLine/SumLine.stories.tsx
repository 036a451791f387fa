import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { SumLine } from './SumLine.tsx';

const terms = [
  { id: 'opening', label: 'Opening balance', value: '$100,000.00' },
  { id: 'in', label: 'Money in', value: '$1,240.50', operator: '+' },
  { id: 'out', label: 'Money out', value: '$310.20', operator: '−' },
  { id: 'closing', label: 'Closing balance', value: '$100,930.30', operator: '=' },
] as const;

const meta = preview.meta({
  title: 'Patterns/SumLine',
  component: SumLine,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'An addition term by term, and what it comes to.',
      whenToUse: ['Above rows that are what was added: the movements of a statement.'],
      whenNotToUse: [
        'How one figure was worked out: `FigureRow` with its working.',
        'Figures that are not added to one another: `StatGrid`.',
      ],
      anatomy: {
        story: 'in-one-line',
        parts: {
          'What is added up': 'p',
          'A term: how it meets the one before, its name, its amount': 'dl > :nth-child(2)',
          'What it comes to': 'dl > :last-child',
        },
      },
      keyboard: {},
      accessibility: [
        'A group with the name of what is added up; the terms are a description list.',
        'The operator is read with the name of the term: "plus Money in".',
      ],
      content: ['A term that is taken off has no minus of its own: its operator says it.'],
      related: ['FigureRow', 'StatGrid', 'OrderSummary'],
    }),
  },
  args: { title: 'USD', terms },
  tags: ['autodocs'],
});

export const InOneLine = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByRole('group', { name: 'USD' })).toBeVisible();
  },
});

/** Two and two on a phone: what there was and what came, what went and what is left. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(2);
  },
});

export const WithoutBalances = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: {
    title: 'HKD',
    terms: [
      { id: 'in', label: 'Money in', value: 'HK$0.00' },
      { id: 'out', label: 'Money out', value: 'HK$1,204.60', operator: '−' },
      { id: 'net', label: 'Net', value: '−HK$1,204.60', operator: '=' },
    ],
  },
});

export const LongAmounts = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    terms: terms.map((term) => ({ ...term, value: 'HK$123,456,789,012.34' })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
