import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { goTo } from './steps/places.ts';

/** Runs in the page: puts an image on the server as the app's client does, and answers where it is. */
async function upload(size: number): Promise<string> {
  const bytes = new Uint8Array(size).fill(7);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = new FormData();
  body.append('file', new File([bytes], 'proof.png', { type: 'image/png' }));
  const headers = { authorization: localStorage.getItem('funded:token') ?? '' };
  const answer = await fetch('w/funded/file/upload', { method: 'POST', headers, body });
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

/** Runs in the page: its content. */
async function look(url: string): Promise<{ status: number; type: string | null; size: number }> {
  const answer = await fetch(url);
  const { byteLength } = await answer.arrayBuffer();
  return { status: answer.status, type: answer.headers.get('content-type'), size: byteLength };
}

/** Until it answers the brokerage may not have started: who the person is, is remembered, and what they have is not. */
async function seeAccount(tab: Page): Promise<void> {
  await goTo(tab, 'Account');
  await expect(tab.getByText('User ID demo')).toBeVisible();
  await expect(tab.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();
}

journey('an uploaded image is there after a reload, and in another tab', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'funded' });
  await seeAccount(tab);
  const size = 5 * 1024 * 1024;
  const url = await tab.evaluate(upload, size);
  const there = { status: 200, type: 'image/png', size };
  expect(await tab.evaluate(look, url)).toEqual(there);

  await tab.reload();
  await seeAccount(tab);
  expect(await tab.evaluate(look, url)).toEqual(there);

  const other = await phone.open({ scenario: 'funded' });
  await seeAccount(other);
  expect(await other.evaluate(look, url)).toEqual(there);
});
