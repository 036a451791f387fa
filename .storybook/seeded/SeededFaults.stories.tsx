import { createElement, useEffect, useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';

/**
 * What the tests of stories must never let pass, one fault each: a story here passes as a test only where it fails, and says
 * what its `fails` names. In tests only (main.ts).
 */
const meta = preview.meta({ title: 'Seeded faults' });

export const OverflowWithLargeLetters = meta.story({
  parameters: { fails: /twice the size[^]*off the page/ },
  render: () => <p style={{ width: '18rem' }}>{'off the page, only with large letters'}</p>,
});

export const ContrastAsPlayed = meta.story({
  parameters: { fails: /color contrast/ },
  render: () => <p style={{ color: '#ccc' }}>{'too pale for the light theme'}</p>,
});

export const ContrastInAnotherTheme = meta.story({
  parameters: { fails: /^dark, red-up: color-contrast/m },
  render: () => <p style={{ color: '#333' }}>{'too dark for the dark theme'}</p>,
});

export const ContrastWithOtherPriceColours = meta.story({
  parameters: { fails: /^light, colour-blind: color-contrast/m },
  render: () => (
    <>
      <style>{'[data-convention="colour-blind"] .pale { color: #ccc }'}</style>
      <p className="pale">{'too pale with one set of price colours'}</p>
    </>
  ),
});

/** Passes: what comes next is the same text on a ground that it cannot be read on. */
export const ContrastThatPasses = meta.story({
  render: () => (
    <div style={{ background: '#fff' }}>
      <p style={{ color: '#555' }}>{'grey on white'}</p>
    </div>
  ),
});

export const ContrastOnAnotherGround = meta.story({
  parameters: { fails: /color.contrast/ },
  render: () => (
    <div style={{ background: '#999' }}>
      <p style={{ color: '#555' }}>{'grey on grey'}</p>
    </div>
  ),
});

export const NoName = meta.story({
  parameters: { fails: /discernible text/ },
  // As an element of JSX lint would find it first.
  render: () => createElement('button', { type: 'button', style: { width: 44, height: 44 } }),
});

/** Passes: what breaks next looks the same, so that no check of its texts takes the time in which it breaks. */
export const DrawnBefore = meta.story({ render: () => <p>{'breaks in one look'}</p> });

/** Breaks where the page's theme is dark, as a chart may that reads its colours anew. */
function BreaksInTheDark(): ReactNode {
  const [theme, setTheme] = useState<string>();
  useEffect(() => {
    const page = document.documentElement;
    const observer = new MutationObserver(() => setTheme(page.dataset['theme']));
    observer.observe(page, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  if (theme === 'dark') throw new Error('no colour in the dark');
  return <p>{'breaks in one look'}</p>;
}

export const CrashInOneLook = meta.story({
  parameters: { fails: /^dark, red-up: [^]*no colour in the dark/m },
  render: () => <BreaksInTheDark />,
});

export const CrashAsPlayed = meta.story({
  parameters: { fails: /broken from the start/ },
  render: () => {
    throw new Error('broken from the start');
  },
});

function BreaksWhenPressed(): ReactNode {
  const [isPressed, setIsPressed] = useState(false);
  if (isPressed) throw new Error('broken by a press');
  return (
    <button type="button" style={{ width: 88, height: 44 }} onClick={() => setIsPressed(true)}>
      {'press'}
    </button>
  );
}

/** Nothing that its play function asks for afterwards is missing. */
export const CrashWhilePlayed = meta.story({
  parameters: { fails: /^Uncaught Error: broken by a press$/m },
  render: () => <BreaksWhenPressed />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'press' });
    await userEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
  },
});
