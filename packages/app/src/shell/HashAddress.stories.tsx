import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { HashAddress } from './HashAddress.tsx';

/** Where the router is, how it came there, and how often it was drawn anew. */
function Whereabouts({ drawn }: { drawn: string[] }): ReactNode {
  const { pathname, search } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => void drawn.push(`${way} ${pathname}${search}`));
  return (
    <p>
      {pathname}
      {search}
    </p>
  );
}

/** Changes the page's address before the router listens, as a hand on the address bar does while the first picture is drawn. */
function ChangedMeanwhile({ to }: { to: string | null }): ReactNode {
  useLayoutEffect(() => {
    if (to !== null) history.replaceState(history.state, '', to);
  }, [to]);
  return null;
}

interface OpenedProps {
  /** What the address becomes before the router listens. */
  readonly changedTo: string | null;
  /** Filled in by the story. */
  readonly drawn: string[];
}

function Opened({ changedTo, drawn }: OpenedProps): ReactNode {
  return (
    <HashAddress>
      <ChangedMeanwhile to={changedTo} />
      <Whereabouts drawn={drawn} />
    </HashAddress>
  );
}

const meta = preview.meta({
  title: 'Shell/HashAddress',
  component: Opened,
  args: { changedTo: null, drawn: [] },
  beforeEach: ({ args }) => {
    const before = location.href;
    args.drawn.length = 0;
    history.replaceState(history.state, '', '#/pages/watchlist/index');
    return () => history.replaceState(history.state, '', before);
  },
});

/** What comes after the hash; nothing is drawn twice. */
export const Opens = meta.story({
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('/pages/watchlist/index')).toBeVisible();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(new Set(args.drawn)).toEqual(new Set(['POP /pages/watchlist/index']));
  },
});

/** The router has read the address, and does not listen yet. */
export const ChangesMeanwhile = meta.story({
  args: { changedTo: '#/pages/market/index?type=1' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('/pages/market/index?type=1')).toBeVisible();
    await expect(args.drawn.at(-1)).toBe('POP /pages/market/index?type=1');
  },
});

/** An address without its first slash means the same. */
export const WithoutASlash = meta.story({
  args: { changedTo: '#pages/market/index' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/pages/market/index')).toBeVisible();
  },
});

/** Later changes are the router's own, as ever. */
export const ChangesLater = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/pages/watchlist/index')).toBeVisible();
    location.hash = '#/pages/trade/index';
    await waitFor(() => expect(canvas.getByText('/pages/trade/index')).toBeVisible());
  },
});
