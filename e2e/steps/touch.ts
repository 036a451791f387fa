import type { Locator, Page } from 'playwright';

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(place: Locator): Promise<Point> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error(`There is nothing to touch at ${String(place)}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** In how many moves a finger comes to where it lets go. */
const moves = 10;

/** A finger takes hold of one thing, slides to another and lets go there. */
export async function dragByFinger(tab: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const devtools = await tab.context().newCDPSession(tab);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await finger('touchStart', [start]);
  for (let move = 1; move <= moves; move += 1) {
    const share = move / moves;
    await finger('touchMove', [
      { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
    ]);
  }
  await finger('touchEnd', []);
  await devtools.detach();
}
