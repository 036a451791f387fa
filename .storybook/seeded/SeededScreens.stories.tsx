import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import preview from '../preview.tsx';

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
