import { expect, waitFor } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  offline,
  openToVisitors,
  slow,
  type Play,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import WebPageScreen from './WebPage.tsx';

const path = '/pages/webview/index';
const at = (url: string): string => `${path}?url=${encodeURIComponent(url)}`;

/** A page of this very machine: no test asks anybody else's. */
const page = `${location.origin}/mockServiceWorker.js`;
const allowed = [{ name: 'webHosts' as const, parameters: { hosts: [location.host] } }];

const meta = preview.meta({
  component: WebPageScreen,
  parameters: { path, route: at(page), facts: allowed, scenario: 'trader' },
});

const shown: Play = async ({ canvas }) => {
  const frame = await canvas.findByTitle(location.host);
  await waitFor(() => expect(frame).toBeVisible());
};

/** An allowed host: in a frame that can do nothing to the app, with whose it is and a way out. */
export const Ready = meta.story({
  play: async (context) => {
    await shown(context);
    const { canvas } = context;
    const frame = canvas.getByTitle(location.host);
    await expect(frame).toHaveAttribute('src', page);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    const out = canvas.getByRole('link', { name: 'Open in the browser' });
    await expect(out).toHaveAttribute('href', page);
    await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(out).toHaveAttribute('target', '_blank');
  },
});

/** A page that never comes: said, with another try and the way out. */
export const NeverLoads = meta.story({
  beforeEach: () => {
    const swallow = (event: Event): void => {
      if (event.target instanceof HTMLIFrameElement) event.stopImmediatePropagation();
    };
    document.addEventListener('load', swallow, true);
    return () => document.removeEventListener('load', swallow, true);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(`Loading ${location.host}`)).toBeInTheDocument();
    await expect(
      await canvas.findByText(`${location.host} does not answer`, {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in the browser' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.queryByText(`${location.host} does not answer`)).toBeNull();
  },
});

/** A host that nobody has allowed is named in full, and never loaded here. */
export const Leaving = meta.story({
  parameters: { route: at('https://help.meridian.example.evil.example/gift') },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('You are leaving Meridian')).toBeVisible();
    await expect(canvas.getByText(/belongs to help\.meridian\.example\.evil\.example,/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stay in Meridian' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in the browser' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

/** A configuration without hosts allows none. */
export const NoHostAllowed = meta.story({
  parameters: { facts: [{ name: 'webHosts', parameters: { hosts: [] } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are leaving Meridian')).toBeVisible();
  },
});

const refused: Play = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByText('This is no address of a web page')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Stay in Meridian' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Open in the browser' })).toBeNull();
  await expect(canvasElement.querySelector('iframe')).toBeNull();
};
export const NoAddress = meta.story({ parameters: { route: path }, play: refused });
export const Script = meta.story({ parameters: { route: at('javascript:alert(1)') }, play: refused });
export const Data = meta.story({ parameters: { route: at('data:text/html,<h1>1</h1>') }, play: refused });
export const HiddenHost = meta.story({
  parameters: { route: at('https://help.meridian.example@evil.example/') },
  play: refused,
});
export const AbsurdAddress = meta.story({
  parameters: { route: at(`https://help.meridian.example/${'x'.repeat(5_000)}`) },
  play: refused,
});

const what = { what: 'which pages may be shown here', call: 'auth.appVersion' as const };
export const Loading = meta.story(loading(what));
export const Slow = meta.story(slow({ ...what, shows: shown }));
export const Failed = meta.story(failed({ ...what, shows: shown }));
export const SignedOut = meta.story(openToVisitors({ shows: shown }));
export const Offline = meta.story(offline());
const leaving = { route: at('https://help.meridian.example/fees') };
export const SimplifiedChinese = meta.story(inChinese('zh-Hans', { parameters: leaving }));
export const TraditionalChinese = meta.story(inChinese('zh-Hant', { parameters: leaving }));
export const Narrow = meta.story(atWidth('w320', { shows: shown }));
export const Wide = meta.story(atWidth('w1280', { shows: shown }));
