import { catalogue } from '@meridian/api/catalogue';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '@meridian/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failsWithoutHarm } from '../faulted-reads.ts';
import preview from '../preview.tsx';
import { worldOf } from '../worlds.tsx';

/** Stories of a state that do not end in it: see SeededFaults. A title of the screens, because it is their rule. */
const meta = preview.meta({
  title: 'Screens/Seeded faults',
  parameters: { scenario: 'visitor', path: '/pages/home/index' },
});

const leads = (): ReactNode => (
  <main>
    <h1>{'Seeded'}</h1>
    <Link to="/pages/market/index">{'Markets'}</Link>
  </main>
);

export const EndsElsewhere = meta.story({
  parameters: { fails: /"Ends Elsewhere" ends in \{"path":"\/pages\/market\/index"\}, not in its state/ },
  render: leads,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Markets' }));
    await expect(await canvas.findByText('Went to /pages/market/index')).toBeVisible();
  },
});

function Opens(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>{'Seeded'}</h1>
      <button type="button" style={{ minHeight: 44, minWidth: 44 }} onClick={() => setOpen(true)}>
        {'Open'}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="An explanation" closeLabel="Close">
        <p>{'left open'}</p>
      </Dialog>
    </main>
  );
}

export const LeavesADialogOpen = meta.story({
  parameters: { fails: /ends in \{"dialog":"An explanation"\}, not in its state/ },
  render: () => <Opens />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(async () => expect(await screen.findByText('left open')).toBeVisible());
  },
});

export const IsNotWhereItSays = meta.story({
  parameters: { endsIn: { dialog: 'An explanation' }, fails: /ends in \{\}, not in its state/ },
  render: () => <Opens />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible();
  },
});

/** The write got no answer, so whether the list has changed is not known. */
export const ClaimsMoreThanIsKnown = meta.story({
  // Words that do not follow the language are another fault.
  globals: { locale: 'zh-Hant' },
  parameters: { faults: ['http=503@watchlist.save'], fails: /says “Your watchlist did not change”/ },
  render: () => (
    <main>
      <h1>{'Seeded'}</h1>
      <p>{'Your watchlist did not change'}</p>
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fetch(`${worldOf(canvasElement).basePath}${catalogue['watchlist.save'].path}`, { method: 'POST' });
    await expect(canvas.getByRole('heading', { name: 'Seeded' })).toBeVisible();
  },
});

export const StaysEnglish = meta.story({
  parameters: { fails: /In zh-Hant, 1440 px wide[^]*“Your watchlist did not change” stays in English/ },
  render: () => (
    <main>
      <h1>{'Seeded'}</h1>
      <p>{'Your watchlist did not change'}</p>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Seeded' })).toBeVisible();
  },
});

export const OverlapsInAWideWindow = meta.story({
  parameters: { fails: /In zh-Hant, 1440 px wide[^]*“above” and “below” share/ },
  render: () => (
    <main>
      <h1>{'Seeded'}</h1>
      <style>{'@media (min-width: 1000px) { .under { margin-block-start: -2rem } }'}</style>
      <p>{'above'}</p>
      <p className="under">{'below'}</p>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('below')).toBeVisible();
  },
});

const openAnew = 'story:opened-anew';

/** Its list is empty where the read has failed, as if there were nothing. */
function Swallows({ address }: { address: string }): ReactNode {
  const [count, setCount] = useState(0);
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    const onOpen = (): void => setCount((before) => before + 1);
    window.addEventListener(openAnew, onOpen);
    return () => window.removeEventListener(openAnew, onOpen);
  }, []);
  useEffect(() => {
    fetch(address).then(
      ({ ok }) => setAnswer(ok ? 'The list' : 'Nothing here'),
      () => setAnswer('Nothing here'),
    );
  }, [address, count]);
  return (
    <main key={count}>
      <h1>{'Seeded'}</h1>
      <p>{answer}</p>
    </main>
  );
}

export const SwallowsAFailedRead = meta.story({
  globals: { locale: 'zh-Hant' },
  parameters: { endsWithoutFaults: true, fails: /@market\.globalIndex: nothing tells so/ },
  render: (_args, { canvasElement }) => (
    <Swallows address={`${worldOf(canvasElement).basePath}${catalogue['market.globalIndex'].path}`} />
  ),
  play: (context) =>
    failsWithoutHarm(context, {
      open: () => window.dispatchEvent(new CustomEvent(openAnew)),
      turn: 1,
      mayBeQuiet: () => false,
    }),
});
