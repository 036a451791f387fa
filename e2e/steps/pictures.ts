import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { wordsOf, type Say } from './words.ts';

/** Runs in the page: a photo, as base64. */
async function draw(width: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, 900);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.fillStyle = '#28324a';
  context.fillRect(0, 0, width, 900);
  context.fillStyle = '#f6e7c1';
  context.fillRect(100, 100, width / 2, 400);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return btoa(String.fromCodePoint(...new Uint8Array(await blob.arrayBuffer())));
}

/** A photo as the album hands it over. */
export async function photo(tab: Page, width: number) {
  const buffer = Buffer.from(await tab.evaluate(draw, width), 'base64');
  return { name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer };
}

/** Chooses a photo from the album, and waits until it has arrived. */
export async function choosePhoto(
  tab: Page,
  side: string,
  width: number,
  say: Say = wordsOf('en'),
): Promise<void> {
  await tab.getByLabel(`${side} ${say('upload.choose')}`).setInputFiles(await photo(tab, width));
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: say('upload.use') })
    .click();
  await expect(tab.getByRole('group', { name: side, exact: true }).getByRole('status')).toHaveText(
    say('upload.done'),
  );
}
