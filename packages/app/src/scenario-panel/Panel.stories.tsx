import { topList } from '@meridian/api';
import { formatFault } from '@meridian/mocks/names';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ReactNode } from 'react';
import { Panel, type PanelProps } from './Panel.tsx';

/** A screen, and the tools beside it. */
function Tools({
  handle,
  problem = null,
  misreadFaults = [],
}: Pick<PanelProps, 'handle'> & Partial<PanelProps>): ReactNode {
  return (
    <>
      <main>
        <h1>{'Trade'}</h1>
      </main>
      <Panel
        handle={handle}
        problem={problem}
        misreadFaults={misreadFaults}
        onStartOver={() => Promise.resolve()}
      />
    </>
  );
}

/** The demo's tools, in every tab, on a world of their own. They are no screen of the product. */
const meta = preview.meta({
  title: 'Tools/Panel',
  parameters: { scenario: 'trader', path: '/pages/trade/index', layout: 'fullscreen' },
  render: (_, { canvasElement }) => <Tools handle={worldOf(canvasElement)} />,
});

/** Opens the tools at one of them. */
async function opened(canvas: StoryContext['canvas'], tool: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Demo tools/ }));
  await userEvent.click(await canvas.findByRole('tab', { name: tool }));
}

export const Situations = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas, /^Situations/);
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search situations' }),
      'refused withdrawal',
    );
    const found = await canvas.findByRole('link', { name: /^withdrawal-failed/ });
    await expect(found).toHaveAttribute('href', '?scenario=withdrawal-failed#/pages/trade/index');
    await expect(canvas.queryByRole('link', { name: /^ipo-open/ })).toBeNull();
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas, /^Situations/);
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search situations' }),
      'no such words',
    );
    await expect(await canvas.findByText('No situation says that.')).toBeVisible();
  },
});

export const AFault = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas, /^Faults/);
    await userEvent.click(await canvas.findByText('Once'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('down*1@*')).toBeVisible();
    await expect(worldOf(canvasElement).faults).toHaveLength(1);
    await expect(await canvas.findByRole('tab', { name: /^Faults.*1/ })).toBeVisible();
  },
});

/** A refusal that the call declares is chosen by what it says. */
export const ARefusal = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas, /^Faults/);
    const choose = async (name: string, option: string) => {
      await userEvent.click(await canvas.findByRole('combobox', { name }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Call', 'funds.transfer');
    await choose('What goes wrong', 'code');
    await choose('Code of the envelope, and what it says', '30001 · Insufficient funds.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('code=30001@funds.transfer')).toBeVisible();
  },
});

export const WhatIsComing = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas, /^Time/);
    const next = /^To the next event: Order is filled, in \d+ (h|min|d)/;
    await expect(await canvas.findByRole('button', { name: next })).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'What is coming' });
    await expect(list.querySelectorAll('li')).toHaveLength(10);
    const before = worldOf(canvasElement).now();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date and time (UTC)' }), '2020-01-01 00:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(await canvas.findByText('That is past. Take back commands instead.')).toBeVisible();
    await expect(worldOf(canvasElement).now()).toBe(before);
  },
});

export const AnHourOnAndBack = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas, /^Time/);
    const handle = worldOf(canvasElement);
    const before = handle.now();
    await userEvent.click(await canvas.findByRole('button', { name: '1 hour' }));
    await waitFor(() => expect(handle.now()).toBe(before + 3_600_000));
    await userEvent.click(canvas.getByRole('button', { name: 'Take back the newest command' }));
    await waitFor(() => expect(handle.now()).toBe(before));
  },
});

export const AFact = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas, /^Facts/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Make it so' }));
    await expect(await canvas.findByText('signedIn is so now')).toBeVisible();
  },
});

/** What the situation said before is named where a fact does away with it. */
export const AFactThatContradicts = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas, /^Facts/);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Fact' }));
    await userEvent.click(await screen.findByRole('option', { name: 'signedOut' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make it so' }));
    await expect(await canvas.findByText('signedOut is so now')).toBeVisible();
    await expect(canvas.getByText('No longer so: the customer is signed in.')).toBeVisible();
  },
});

export const NothingDone = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas, /^History/);
    await expect(await canvas.findByText('Nothing has been done yet')).toBeVisible();
  },
});

/** Back to before a fact, on again, and on from the middle: what came after is given up. */
export const StepByStep = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const handle = worldOf(canvasElement);
    await handle.applyFact('watched', { code: 'KO' });
    await handle.advance(3_600_000);
    await handle.applyFact('watched', { code: 'AAPL' });
    await opened(canvas, /^History/);
    await expect(await canvas.findByText(/^3 of 3 · /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
    await expect(await canvas.findByText(/^2 of 3 · /)).toBeVisible();
    await expect(handle.world.log.map(({ type }) => type)).toEqual(['fact/watched', 'clock/advance']);
    await userEvent.click(canvas.getByRole('button', { name: 'Beginning' }));
    await expect(await canvas.findByText(/^0 of 3 · /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Step back' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^fact\/watched.*KO/ }));
    await expect(await canvas.findByText(/^1 of 3 · /)).toBeVisible();
    await handle.applyFact('watched', { code: 'MSFT' });
    await expect(await canvas.findByText(/^2 of 2 · /)).toBeVisible();
  },
});

/** What the socket said of a fact, found by its kind, held still and read. */
export const SocketMessages = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas, /^Calls/);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Socket' }));
    const handle = worldOf(canvasElement);
    handle.noteFrame('sent', '{"type":"authorise","token":"secret"}');
    handle.noteFrame('received', '{"type":"inbox","data":{"unread":3},"seq":1,"ts":1}');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search socket messages' }), 'unread');
    const list = await canvas.findByRole('list', { name: 'Socket messages, newest first' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('switch', { name: 'Hold the list' }));
    handle.noteFrame('received', '{"type":"inbox","data":{"unread":4},"seq":2,"ts":2}');
    await userEvent.click(within(list).getByRole('button'));
    await expect(await canvas.findByText(/"unread": 3/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All socket messages' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Hold the list' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.queryByText(/secret/)).toBeNull();
  },
});

/** The panel itself makes none: the call is of another screen, asked before. */
export const NoCalls = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas, /^Calls/);
    await expect(await canvas.findByText('No calls')).toBeVisible();
  },
});

export const ACall = meta.story({
  parameters: { readBefore: [[topList, { market: 'NASDAQ', type: 'gainers', pageNo: 1, pageSize: 1 }]] },
  play: async ({ canvas }) => {
    await opened(canvas, /^Calls/);
    await userEvent.click(await canvas.findByRole('button', { name: /^market\.topList/ }));
    await expect(await canvas.findByRole('region', { name: 'Request' })).toHaveTextContent(
      '"market": "NASDAQ"',
    );
    await expect(canvas.getByRole('region', { name: 'Answer' })).toHaveTextContent('"code": 200');
    const askers = await canvas.findByRole('list', { name: 'Components that make this call' });
    await expect(within(askers).getByText('Breadth')).toBeVisible();
  },
});

export const ALink = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas, /^Share/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a link' }));
    await expect(await canvas.findByText(/\?world=[\w-]+&language=en/)).toBeVisible();
  },
});

/** In one press each: somebody new, nobody, and the first one again. */
export const AnotherCustomer = meta.story({
  // Who signs out is led to the sign-in, and the tools stay.
  parameters: { path: '*', route: '/pages/search/index' },
  play: async ({ canvas }) => {
    await opened(canvas, /^Look/);
    await expect(await canvas.findByText('Signed in as Alex Morgan · demo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as a new customer' }));
    await expect(await canvas.findByText(/^Signed in as .+ · demo-2$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByText('Nobody is signed in')).toBeVisible();
    const others = canvas.getByRole('list', { name: 'Other customers' });
    await expect(within(others).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(others).getAllByRole('button', { name: 'Sign in' })[0] as HTMLElement);
    await expect(await canvas.findByText('Signed in as Alex Morgan · demo')).toBeVisible();
  },
});

/** A slower network is a fault of every call; a slower processor and larger letters go on while the tools are closed. */
export const AnotherDevice = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await opened(canvas, /^Look/);
    const chosen = async (label: string, option: string): Promise<void> => {
      const group = await canvas.findByRole('radiogroup', { name: label });
      await userEvent.click(within(group).getByRole('radio', { name: option }));
      await waitFor(() => expect(within(group).getByRole('radio', { name: option })).toBeChecked());
    };
    await chosen('Network', '3 s later');
    await expect(worldOf(canvasElement).faults.map(formatFault)).toEqual(['slow=3000@*']);
    await chosen('Network', '1 s later');
    await expect(worldOf(canvasElement).faults.map(formatFault)).toEqual(['slow=1000@*']);
    await chosen('Processor', '4 × slower');
    await chosen('Processor', 'As it is');
    await chosen('Letters', '1.5 ×');
    await expect(documentElement.style.fontSize).toBe('150%');
    await chosen('Letters', '1 ×');
    await expect(documentElement.style.fontSize).toBe('');
    await expect(canvas.getByRole('button', { name: '390 px' })).toBeVisible();
  },
});

export const WideWindow = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await opened(canvas, /^Facts/);
    await expect(await canvas.findByRole('button', { name: 'Make it so' })).toBeVisible();
  },
});

export const SimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^演示工具/ }));
    await userEvent.click(await canvas.findByRole('tab', { name: /^时间/ }));
    await expect(await canvas.findByText('推进时间')).toBeVisible();
  },
});

export const TheLinkDoesNotFit = meta.story({
  render: (_, { canvasElement }) => (
    <Tools
      handle={worldOf(canvasElement)}
      problem={{
        kind: 'worldDoesNotFit',
        reason: 'The world in this link is cut off or was changed on its way.',
      }}
      misreadFaults={['fault "late@*": "late" is none of slow, down']}
    />
  ),
  play: async ({ canvas }) => {
    await opened(canvas, /^Situations/);
    await expect(canvas.getByText(/cut off or was changed/)).toBeVisible();
    await expect(canvas.getByText(/"late" is none of/)).toBeVisible();
  },
});
