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

/** Pages of this very machine (mocks/pages): no test asks anybody else's. */
const pageOf = (name: string): string => new URL(`/mock-pages/${name}`, location.href).href;
const page = pageOf('help.html');
const allowed = [{ name: 'webHosts' as const, parameters: { hosts: [location.host] } }];

const meta = preview.meta({
  component: WebPageScreen,
  parameters: { path, route: at(page), facts: allowed, scenario: 'trader' },
});

const shown: Play = async ({ canvas }) => {
  const frame = await canvas.findByTitle(location.host);
  await waitFor(() => expect(frame).toBeVisible());
};

/** What the page in the frame has said of itself. */
const reported = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('message', function listen({ data }: MessageEvent<unknown>) {
      if (typeof data !== 'object' || data === null || !('readsTheApp' in data)) return;
      removeEventListener('message', listen);
      resolve(data);
    });
  });

let ofThePage: Promise<unknown>;

/** An allowed host: in a frame that can do nothing to the app, with whose it is and a way out. */
export const Ready = meta.story({
  beforeEach: () => {
    ofThePage = reported();
  },
  play: async (context) => {
    await shown(context);
    await expect(await ofThePage).toEqual({
      of: 'help.html',
      readsTheApp: false,
      readsStorage: false,
      opensWindows: false,
      movesTheApp: false,
      seesItsReferrer: false,
    });
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

/** A page may lead on, to anybody's: what is in the frame is no longer said to be the host's. */
export const LeadsOn = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    const frame: HTMLIFrameElement = canvas.getByTitle(location.host);
    await waitFor(() => {
      frame.contentWindow?.postMessage('follow the link', '*');
      return expect(canvas.getByText('The page has led on')).toBeVisible();
    });
    await expect(canvas.getByText(/may not belong to/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in the browser' })).toHaveAttribute('href', page);
    await userEvent.click(canvas.getByRole('button', { name: `Back to ${location.host}` }));
    await expect(canvas.queryByText('The page has led on')).toBeNull();
    await shown(context);
    await expect(canvas.queryByText('The page has led on')).toBeNull();
  },
});

/** A page that does not want to be framed: the browser shows its own sign, so the way out is below it. */
export const RefusesToBeFramed = meta.story({
  parameters: { route: at(pageOf('unframed.html')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/If nothing shows, it does not allow itself/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in the browser' })).toHaveAttribute(
      'href',
      pageOf('unframed.html'),
    );
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

/** A host that is nearly an allowed one: it is another, and is named as the browser would reach it. */
const nearly = (url: string, host: string) => ({
  parameters: {
    route: at(url),
    facts: [{ name: 'webHosts' as const, parameters: { hosts: ['help.meridian.example'] } }],
  },
  play: (async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('You are leaving Meridian')).toBeVisible();
    await expect(canvas.getByText((text) => text.startsWith(`This page belongs to ${host},`))).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  }) satisfies Play,
});
export const OtherPort = meta.story(
  nearly('https://help.meridian.example:8443/', 'help.meridian.example:8443'),
);
export const TrailingDot = meta.story(nearly('https://help.meridian.example./', 'help.meridian.example.'));
/** The "e" of "help" is a Cyrillic one. */
export const LettersOfAnotherScript = meta.story(
  nearly('https://h\u0435lp.meridian.example/', 'xn--hlp-rdd.meridian.example'),
);
export const RightToLeftHost = meta.story(
  nearly('https://\u05d0\u05d1.meridian.example/', 'xn--4dbc.meridian.example'),
);
export const NumberForHost = meta.story(nearly('https://2130706433/', '127.0.0.1'));
export const LongHost = meta.story({
  globals: { viewport: { value: 'w320' } },
  ...nearly(`https://${'long-name.'.repeat(20)}example/`, `${'long-name.'.repeat(20)}example`),
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
export const OtherScheme = meta.story({
  parameters: { route: at(`blob:${location.origin}/1`) },
  play: refused,
});
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
