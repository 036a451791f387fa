/** Texts of strangers under the policy of the production app: read, and nothing else. */
import type { Page } from 'playwright';
import { broken } from './broken.ts';
import { complaintOfSlowness } from './browser.ts';
import { expect } from './expect.ts';
import { knownAttacks } from './known-attacks.ts';
import { expectScreen } from './steps/places.ts';

const hostile = `
<p onclick="window.wasRun = 1" style="position:fixed;inset:0">Words stay</p>
<script>window.wasRun = 2</script><style>body { display: none }</style>
<svg onload="window.wasRun = 3"><text>drawn</text></svg>
<img src="x" onerror="window.wasRun = 4" alt="no address">
<img src="https://evil.example/seen.png" alt="a picture of a stranger">
<img src="data:image/svg+xml,<svg onload='window.wasRun = 5'/>" alt="a picture of itself">
<iframe srcdoc="<script>parent.wasRun = 6</script>"></iframe><iframe src="https://evil.example/"></iframe>
<a href="javascript:window.wasRun = 7">a script</a>
<form action="https://evil.example/"><input name="password"><button>Sign in</button></form>
<p>Words after</p>`;

const refusedInline =
  /^(Executing inline event handler|Applying inline style) violates .* has been blocked\.$/s;

/** The same, and of a base address that a text brings. */
const refusedOutside =
  /^(Executing inline event handler|Applying inline style|Setting the document's base URI) .*violates .*$/s;

const acting =
  'script, style, svg, math, img, iframe, form, input, object, embed, base, meta, link, template, audio, video, a[href^="javascript"]';

/** Whatever the browser complains of, and whatever is asked of another origin, from now on. */
function listen(tab: Page, ownUrl: string): readonly string[] {
  const heard: string[] = [];
  const context = tab.context();
  context.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !complaintOfSlowness.test(text)) heard.push(text);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(ownUrl).origin && /^https?:$/.test(protocol)) heard.push(`asked ${request.url()}`);
  });
  return heard;
}

broken('an article is read under the production policy, whatever its content', async ({ visit }) => {
  const { host, open } = await visit('visitor');
  await host.world.applyFact('article', { id: 'A-1', title: 'Hostile', content: hostile });
  await host.world.applyFact('article', {
    id: 'A-2',
    title: 'Plain',
    content: '<h3>A part</h3><p>A <b>bold</b> word.</p><table><tr><td>1.00</td></tr></table>',
  });
  const heard = listen(await open('/'), host.url);

  const plain = await open('/pages/news/detail?id=A-2');
  await expectScreen(plain, 'Article');
  await expect(plain.getByRole('article').getByRole('heading', { name: 'A part' })).toBeVisible();
  await expect(plain.getByRole('article').locator('strong')).toHaveText('bold');
  expect(heard).toEqual([]);

  const tab = await open('/pages/news/detail?id=A-1');
  const article = tab.getByRole('article');
  await expect(article.getByText('Words stay')).toBeVisible();
  await expect(article.getByText('Words after')).toBeVisible();
  await expect(article.getByText('a picture of a stranger')).toBeVisible();
  await article.getByText('Words stay').click();
  await expect(
    article.locator('script, style, svg, img, iframe, form, input, a[href^="javascript"]'),
  ).toHaveCount(0);
  await expect(article.locator('[style], [onclick]')).toHaveCount(0);
  await expect(tab.getByRole('main')).toBeVisible();
  expect(await tab.evaluate(() => 'wasRun' in window)).toBe(false);
  // Chromium notes what the policy refuses already where the text is taken apart, outside of the page. Nothing else is heard.
  expect(heard.filter((text) => !refusedInline.test(text))).toEqual([]);
});

broken('no known attack on what cleans a text acts, asks or leads away', async ({ visit }) => {
  const { host, open } = await visit('visitor');
  for (const [index, content] of knownAttacks.entries()) {
    await host.world.applyFact('article', { id: `K-${index}`, title: `Attack ${index}`, content });
  }
  const tab = await open('/pages/news/detail?id=K-0');
  const heard = listen(tab, host.url);
  for (const [index, content] of knownAttacks.entries()) {
    await tab.evaluate((id) => location.assign(`#/pages/news/detail?id=${id}`), `K-${index}`);
    const article = tab.getByRole('article');
    await expect(article.getByRole('heading', { name: `Attack ${index}`, exact: true })).toBeVisible();
    await expect(article.locator(acting), content).toHaveCount(0);
    await expect(article.locator('[style], [id], [name], [srcset], [target]'), content).toHaveCount(0);
  }
  expect(await tab.evaluate(() => 'wasRun' in window)).toBe(false);
  expect(heard.filter((text) => !refusedOutside.test(text))).toEqual([]);
});

broken('a message is read under the production policy', async ({ visit }) => {
  const { host, open } = await visit('inbox-full');
  const heard = listen(await open('/'), host.url);
  const tab = await open('/pages/notice/detail?id=M300');
  await expect(tab.getByRole('article').getByText('Your identity has been verified.')).toBeVisible();
  expect(heard).toEqual([]);
});
