import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { PageFrame } from './PageFrame.tsx';

const page = `data:text/html,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Fees</title><body style="font:16px sans-serif;padding:24px"><h1>Fees</h1><p>Every fee of every market, in one table.</p>',
)}`;

const meta = preview.meta({
  title: 'Patterns/PageFrame',
  component: PageFrame,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Somebody else’s page inside the app, kept from doing anything to it.',
      whenToUse: ['A page of a host that the configuration allows: help, terms, the original of a story.'],
      whenNotToUse: [
        'A host that is not allowed: name it, and open it beside the app.',
        'A text that can be shown itself: `Article`.',
      ],
      anatomy: {
        story: 'loaded',
        parts: { 'The page, on white paper': 'iframe', 'Words in its place until it has come': null },
      },
      keyboard: { Tab: 'Into the page, through it, and out again.' },
      accessibility: [
        'The frame has a name: what the page is, or whose.',
        'While it is awaited, a status says what is loading, and nothing of the page is heard.',
      ],
      content: ['Beside it: whose page it is, and a way to open it in the browser.'],
      related: ['Article', 'Banner', 'EmptyState'],
    }),
  },
  args: {
    src: page,
    title: 'help.meridian.example',
    isAwaited: false,
    awaitedLabel: 'Loading help.meridian.example',
    onLoad: fn(),
  },
  tags: ['autodocs'],
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('help.meridian.example');
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
});

export const Awaited = meta.story({
  args: { isAwaited: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading help.meridian.example')).toBeInTheDocument();
    await expect(canvas.getByTitle('help.meridian.example')).not.toBeVisible();
  },
});
