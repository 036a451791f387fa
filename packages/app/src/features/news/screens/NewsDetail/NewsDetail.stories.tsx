import { expect, waitFor, within } from 'storybook/test';
import { cutOff, tookTooLong } from '@meridian/storybook/general-failures.ts';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  longNames,
  marketClosed,
  offline,
  openToVisitors,
  refreshed,
  sees,
  slow,
  stale,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import NewsDetailScreen from './NewsDetail.tsx';

const path = '/pages/news/detail';

/** The newsroom brings out a story every 47 minutes: the one before that of the hour is out for sure. */
const ofTheNewsroom = `N${Math.floor(Date.parse('2026-11-18T15:30:00Z') / (47 * 60_000)) - 1}`;

const meta = preview.meta({
  component: NewsDetailScreen,
  parameters: { path, route: `${path}?id=${ofTheNewsroom}`, scenario: 'trader' },
});

const related = sees('list', 'In this story');

/** A story that somebody else has published. */
const published = (
  content: string,
  title = 'Stocks open higher',
  about = { code: 'AAPL', market: 'NASDAQ' },
) => ({
  route: `${path}?id=A-1`,
  facts: [
    {
      name: 'article' as const,
      parameters: { id: 'A-1', title, content, ...about },
    },
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Article' })).toBeVisible();
    await related({ canvas } as Parameters<typeof related>[0]);
    await expect(within(canvas.getByRole('article')).getAllByRole('heading', { level: 2 })[0]).toBeVisible();
    await expect(canvas.getByText(/\d min read$/)).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'In this story' })).getAllByRole('link');
    await expect(rows.length).toBeGreaterThan(0);
    await expect(rows[0]).toHaveAttribute('href', expect.stringContaining('/pages/quote/'));
    // The prices of the hour it was written, and where it first appeared: by way of the screen that looks at hosts.
    await expect(canvas.getByRole('region', { name: 'Table' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read it at the source' })).toHaveAttribute(
      'href',
      expect.stringContaining('/pages/webview/index?url=https%3A%2F%2Fnewsroom.meridian.example'),
    );
  },
});

/** Everything that is allowed in a text, and keeps its sense. */
export const EveryMark = meta.story({
  parameters: published(
    '<h1>One</h1><p>A <b>bold</b> and <em>slanted</em> word, <a href="#/pages/market/index">the markets</a>.</p><h4>Two</h4><ul><li>first</li><li>second</li></ul><blockquote><p>Said.</p></blockquote><table><tr><th scope="col">Name</th><td>1.00</td></tr></table><hr><p>H<sub>2</sub>O</p>',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'One' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'Two' })).toBeVisible();
    await expect(canvas.getByText('bold', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'the markets' })).toHaveAttribute(
      'href',
      expect.stringMatching(/pages\/market\/index$/),
    );
  },
});

/** Marks where they do not belong, as editors leave them: read in parts, and heard in the right order. */
export const Careless = meta.story({
  parameters: published(
    `<h4>Small heading first</h4><div>One box</div><div>Another <b>box</b></div><h3> </h3><h6></h6>
<ul>loose words<p>a paragraph</p><li>a point</li></ul><ul> </ul><li>a stray point</li>
<dl><dt>Margin</dt><dd>What is held.</dd></dl><a href="https://help.meridian.example/"></a>
<a href="https://help.meridian.example/"><img src="https://evil.example/x.png"></a>
<table><caption>Results</caption><tr><th colspan="2" rowspan="x">Quarter</th></tr><tr><td>1</td><td colspan="9999">2</td></tr></table>
<table><tr><td>first without a name</td></tr></table><table></table>
<img src="${location.origin}/none.png" width="1" height="4000" alt="A very tall picture">
<pre>${'x'.repeat(400)}</pre><p>${'unbroken'.repeat(50)}</p><p>هذا خبر قصير.</p>`,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Small heading first' })).toBeVisible();
    await expect(canvas.getByText('One box', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('a stray point', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('What is held.', { selector: 'p' })).toBeVisible();
    const points = within(within(canvas.getByRole('article')).getAllByRole('list').at(-2)!);
    await expect(points.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
      'loose words',
      'a paragraph',
      'a point',
    ]);
    await expect(canvas.getByRole('columnheader', { name: 'Quarter' })).toHaveAttribute('colspan', '2');
    await expect(canvas.getByRole('region', { name: 'Results' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Table 2' })).toBeVisible();
    await expect(canvas.getByText('هذا خبر قصير.')).toHaveAttribute('dir', 'auto');
    const picture = canvas.getByRole('img', { name: 'A very tall picture' });
    await expect(picture.getBoundingClientRect().height).toBeLessThan(600);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

const hostile = `
<script>window.wasRun = 1</script>
<p onclick="window.wasRun = 2" style="position:fixed;inset:0" class="x" id="root">Words stay</p>
<img src=x onerror="window.wasRun = 3"><img src="javascript:window.wasRun = 4">
<img src="https://evil.example/seen.png" alt="A picture of a stranger">
<a href="javascript:window.wasRun = 5">a script</a>
<a href=" java&#10;script:window.wasRun = 6">a hidden script</a>
<a href="data:text/html,<script>1</script>">data</a>
<a href="http://plain.example/">no https</a>
<a href="https://help.meridian.example@evil.example/">a bank in front</a>
<a href="#/pages/nowhere">nowhere</a>
<a href="https://evil.example/" target="_top" onclick="window.wasRun = 7">another page</a>
<iframe src="https://evil.example/"></iframe><object data="x"></object><embed src="x">
<form action="https://evil.example/"><input name="password"><button>Sign in</button></form>
<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/x.css">
<meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="https://evil.example/">
<svg><script>window.wasRun = 8</script><a xlink:href="javascript:window.wasRun = 9"><text>drawn</text></a></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.wasRun=10&gt;">
`;

/** Nothing of a stranger's text acts, looks, or leads anywhere that was not looked at; its words stay. */
export const Hostile = meta.story({
  parameters: published(hostile),
  play: async ({ canvas, canvasElement }) => {
    const words = await canvas.findByText('Words stay');
    await expect(words.getAttributeNames()).toEqual(['dir']);
    words.click();
    const article = within(canvas.getByRole('article'));
    const acting = 'script,style,iframe,object,embed,form,input,meta,base,link,svg script,math';
    const text = words.closest('div');
    await expect(text?.querySelectorAll(acting)).toHaveLength(0);
    await expect(text?.querySelectorAll('img')).toHaveLength(0);
    // It is shown by its words: loading it would reveal the reader to its host.
    await expect(article.getByText('A picture of a stranger')).toBeVisible();
    const inText = [...(text?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
    await expect(inText).toEqual(['another page']);
    await expect(article.getByRole('link', { name: 'another page' })).toHaveAttribute(
      'href',
      expect.stringContaining('/pages/webview/index?url=https%3A%2F%2Fevil.example%2F'),
    );
    const attributes = [...(text?.querySelectorAll('*') ?? [])].flatMap((one) => one.getAttributeNames());
    await expect(attributes.filter((name) => /^on|^style$|^id$|target/.test(name))).toEqual([]);
    await expect('wasRun' in (canvasElement.ownerDocument.defaultView ?? {})).toBe(false);
  },
});

/** Ten thousand marks within one another: the words are read, and the page lives. */
export const DeeplyNested = meta.story({
  parameters: published(`${'<b>'.repeat(10_000)}deep inside${'</b>'.repeat(10_000)}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('deep inside')).toBeVisible();
    await related({ canvas } as Parameters<typeof related>[0]);
  },
});

/** More parts than anybody reads: the beginning is there, and the end says that it is none. */
export const TooLong = meta.story({
  parameters: published('<p>a</p>'.repeat(9_000)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The text goes on, but is too long to be shown here.'),
    ).toBeInTheDocument();
  },
});

/** A headline and no text: said, not left empty. */
export const NoText = meta.story({
  parameters: published('<script>1</script>'),
  play: sees('heading', 'Stocks open higher'),
});

export const LongTraditionalTitle = meta.story({
  globals: { locale: 'zh-Hant', viewport: { value: 'w320' } },
  parameters: published(
    '<p>恒生指數高開逾二百點，科網股領漲。</p>'.repeat(40),
    '港交所擬於下月首個交易日起擴大可沽空指定證券名單，並就衍生產品持倉限額及披露安排展開為期兩個月的公眾諮詢，市場人士料有助提升成交',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^港交所擬於下月/ })).toBeVisible();
    await expect(canvas.getByText(/閱讀約 2 分鐘/)).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

const gone = async ({ canvas }: { canvas: Parameters<typeof related>[0]['canvas'] }) => {
  await expect(await canvas.findByText('This article is no longer there')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See the latest news' })).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
};

export const Deleted = meta.story({ parameters: { route: `${path}?id=N1` }, play: gone });
export const NoId = meta.story({ parameters: { route: path }, play: gone });
export const AbsurdId = meta.story({
  parameters: { route: `${path}?id=${'x'.repeat(5_000)}` },
  play: gone,
});
export const HostileId = meta.story({
  parameters: { route: `${path}?id=${encodeURIComponent('../../userMessage/getMessage?x=<b>')}` },
  play: gone,
});

/** The instruments of a story tick while it is read. */
export const PricesTick = meta.story({
  parameters: published('<p>Bitcoin rose.</p>', 'Bitcoin rises', { code: 'BTCUSDT', market: 'CRYPTO' }),
  play: async ({ canvas, canvasElement }) => {
    const rows = await canvas.findByRole('list', { name: 'In this story' });
    const before = within(rows).getByRole('link').textContent;
    await worldOf(canvasElement).advance(10 * 60_000);
    await waitFor(() => expect(within(rows).getByRole('link').textContent).not.toBe(before));
  },
});

/** Withdrawn while somebody reads it: what was read does not stay as if it were true. */
export const WithdrawnMeanwhile = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await related({ canvas } as Parameters<typeof related>[0]);
    await worldOf(canvasElement).applyFact('news', { state: 'empty' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await gone({ canvas });
  },
});

const what = { what: 'the article', call: 'content.articleDetail' as const };
export const Loading = meta.story(loading(what));
export const Slow = meta.story(slow({ ...what, shows: related }));
export const Failed = meta.story(
  failed({ ...what, unlike: 'This article is no longer there', shows: related }),
);
export const AnswerDoesNotFit = meta.story(failed({ ...what, fault: 'garbled', shows: related }));
export const TookTooLong = meta.story(tookTooLong({ ...what, shows: related }));
export const CutOff = meta.story(cutOff({ ...what, shows: related }));
/** The names of topics fail alone: the article is complete without them. */
export const TopicsFail = meta.story({
  parameters: { faults: ['http=503@content.articleTags'] },
  play: async (context) => {
    await related(context);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
});
/** Another article than the one that was opened. */
export const AnotherArticle = meta.story(failed({ ...what, fault: 'mixed', shows: related }));

/** An instrument that the story names twice is listed once. */
export const NamedTwice = meta.story({
  parameters: { faults: ['twice@content.articleDetail'] },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('list', { name: 'In this story' })).getAllByRole('link');
    await expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(links.length);
  },
});

export const SignedOut = meta.story(openToVisitors({ shows: related }));
export const StalePrices = meta.story(stale({ shows: related }));
export const Offline = meta.story(offline());
export const MarketClosed = meta.story(
  marketClosed({ parameters: published('<p>Stocks closed higher.</p>'), shows: related }),
);
export const LongNames = meta.story(longNames({ shows: related }));
export const Refreshed = meta.story(refreshed({ call: 'content.articleDetail', shows: related }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Narrow = meta.story(atWidth('w320', { shows: related }));
export const Wide = meta.story(atWidth('w1280', { shows: related }));
