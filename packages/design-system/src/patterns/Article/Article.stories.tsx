import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { TextLink } from '#primitives/TextLink/TextLink.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Article, ArticlePicture, ArticleSkeleton, ArticleTable, ArticleText } from './Article.tsx';

/** A picture of 1200 × 675 that needs no network: a quiet line on a plain ground. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><rect width="1200" height="675" fill="#20283a"/><path d="M0 480 L240 430 L420 470 L640 300 L860 340 L1200 170" fill="none" stroke="#8f96ff" stroke-width="8"/></svg>',
)}`;

const text = (
  <>
    <p>
      The central bank left its main rate at <strong>4.25 percent</strong> on Wednesday and said that
      inflation is close to where it wants it. It was the third meeting in a row without a change, as{' '}
      <a href="#/pages/news/detail">most forecasters expected</a>.
    </p>
    <h2>What it said</h2>
    <p>
      Two sentences are new. The committee now calls the risks to its two goals “roughly in balance”, and it
      no longer speaks of further firming.
    </p>
    <ArticlePicture
      src={picture}
      alt="A line that rises from left to right, with one dip: the rate over five years."
      width={1200}
      height={675}
      caption="The main rate since 2021. Source: the central bank."
    />
    <ul>
      <li>Growth is put at 2.1 percent for this year.</li>
      <li>Unemployment at 4.4 percent, a tenth lower than in June.</li>
    </ul>
    <blockquote>We are in no hurry, and we do not need to be.</blockquote>
    <h3>How markets took it</h3>
    <ArticleTable label="Markets after the decision">
      <table>
        <caption>One hour after the decision</caption>
        <thead>
          <tr>
            <th scope="col">Market</th>
            <th scope="col">Level</th>
            <th scope="col">Change</th>
            <th scope="col">Since Monday</th>
            <th scope="col">52-week high</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Nasdaq Composite</th>
            <td>19,204.11</td>
            <td>+0.42%</td>
            <td>+1.10%</td>
            <td>19,880.02</td>
          </tr>
          <tr>
            <th scope="row">Hang Seng Index</th>
            <td>18,930.40</td>
            <td>−0.18%</td>
            <td>+0.27%</td>
            <td>20,011.75</td>
          </tr>
        </tbody>
      </table>
    </ArticleTable>
    <ol>
      <li>The next meeting is on 12-16-2026.</li>
      <li>Its minutes come three weeks later.</li>
    </ol>
  </>
);

const meta = preview.meta({
  title: 'Patterns/Article',
  component: Article,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'A text that is read from top to bottom: title, source and time, what it is about, and the text in a column that reads well.',
      whenToUse: ['A piece of news, a notice, a page of help.'],
      whenNotToUse: [
        'Figures about a thing: `StatGrid`. A notice in a list: `MessageRow`. A headline: `NewsRow`.',
        'Markup from a server as it comes: turn it into elements first, and leave out what is not text.',
      ],
      anatomy: {
        story: 'news',
        parts: {
          Title: 'header h1, header h2',
          'Source and time': 'header > p',
          Tags: 'header > ul',
          Text: 'header + div',
          'What follows it': 'footer > *',
        },
      },
      keyboard: {
        Tab: 'Through the links, and to each table.',
        '← →': 'On a table that is wider than the column: scroll it.',
      },
      accessibility: [
        'An `article` with one heading; headings in the text begin one level below it, and the caller keeps to that.',
        'A table scrolls inside its own named region, which takes the focus; the page never scrolls sideways.',
        'A picture keeps its room before it comes and has words in place of it.',
      ],
      content: [
        'About 68 Latin or 38 Chinese letters to a line. Chinese has more air between lines and is not justified.',
        'A missing text says so and leads on; it is never an empty page.',
      ],
      related: [
        'ArticlePicture',
        'ArticleTable',
        'ArticleText',
        'ArticleSkeleton',
        'NewsRow',
        'MessageRow',
        'TextLink',
      ],
    }),
  },
  args: {
    title: 'Central bank leaves rates unchanged, sees inflation near target',
    source: 'Meridian Wire',
    time: '11-20-2026 02:04:00 PM',
    dateTime: '2026-11-20T14:04:00-05:00',
    tags: ['Rates', 'United States'],
    tagsLabel: 'About',
    children: text,
    after: <TextLink href="#/pages/webview/index">Read the original</TextLink>,
  },
  tags: ['autodocs'],
});

export const News = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Central bank/);
    await expect(canvas.getByRole('list', { name: 'About' })).toHaveTextContent('RatesUnited States');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'most forecasters expected' })).toHaveFocus();
    await userEvent.tab();
    const table = canvas.getByRole('region', { name: 'Markets after the decision' });
    await expect(table).toHaveFocus();
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const image = canvas.getByRole('img', { name: /^A line that rises/ });
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1200 / 675, 1);
  },
});

export const Wide = meta.story({ globals: { viewport: { value: 'w1280' } } });

/** What names the tags comes later: the text is where it will stay. */
export const TagsComing = meta.story({
  args: { tags: [], hasTagsComing: true },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    await expect(within(head).queryByRole('list')).toBeNull();
    const room = head.querySelector('[aria-hidden]') as HTMLElement;
    await expect(room.getBoundingClientRect().height).toBeGreaterThan(16);
  },
});

export const BodyMissing = meta.story({
  args: {
    children: null,
    after: undefined,
    missing: (
      <EmptyState
        headingLevel={2}
        title="This article has no text here"
        body="Its source shows only the headline."
        action={<Button href="#/pages/webview/index">Read it at the source</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This article has no text here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read it at the source' })).toBeVisible();
  },
});

/** Below a question that is its title, as in customer service. */
export const TextAlone = meta.story({
  render: () => (
    <ArticleText>
      <p>The fee is taken from the amount, and shown before you confirm:</p>
      <ul>
        <li>bank card in USD: 0.05 %, at least $3</li>
        <li>digital currency: from $1</li>
      </ul>
    </ArticleText>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => <ArticleSkeleton label="Loading the article" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the article');
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title:
      'Zhong An Online P & C Insurance Company Limited announces the results of its Hong Kong public offering and of the international placing',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '央行维持利率不变，预计通胀接近目标',
    source: '子午线通讯',
    tags: ['利率', '美国'],
    tagsLabel: '相关主题',
    after: undefined,
    children: (
      <>
        <p>
          央行周三宣布将基准利率维持在 <strong>4.25%</strong>
          ，并表示通胀已接近目标水平。这是连续第三次会议按兵不动，符合
          <a href="#/pages/news/detail">多数机构的预期</a>。
        </p>
        <h2>声明有哪些变化</h2>
        <p>
          声明中有两处新表述：委员会认为实现“就业与物价”双重目标的风险“大致平衡”，同时删去了“进一步收紧”的措辞。市场普遍将其解读为加息周期结束的信号，美股三大指数盘中集体走高。
        </p>
        <ul>
          <li>预计全年经济增长 2.1%。</li>
          <li>预计失业率为 4.4%，较 6 月的预测下调 0.1 个百分点。</li>
        </ul>
      </>
    ),
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '冬季假期交易時間安排',
    source: '客戶公告',
    tags: ['公告'],
    tagsLabel: '相關主題',
    headingLevel: 2,
    after: undefined,
    children: (
      <>
        <p>
          香港交易所將於 12 月 24 日（聖誕節前夕）及 12 月 31
          日（新年前夕）只設早市，下午休市。已遞交而未成交的訂單將於中午 12 時失效。
        </p>
        <h3>對你的影響</h3>
        <ol>
          <li>當日的認購申請截止時間提早至上午 11 時。</li>
          <li>提款申請將於下一個營業日處理。</li>
        </ol>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '冬季假期交易時間安排' })).toBeVisible();
  },
});
