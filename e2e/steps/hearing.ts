/** What a screen reader is given of a screen: a role, a name and a level for each thing in it. */
import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { journey, type Opening } from '../journey.ts';

/** What is heard by who goes through a screen by headings, controls, lists and places. What has no name is heard as well. */
const thing =
  /^(?:heading|button|link|textbox|searchbox|combobox|radio|radiogroup|switch|list|form|navigation|region|search|group|img|progressbar)(?: "[^"]*")?(?: \[level=\d\])?(?=[:' ]|$)/;

/** The screen as the browser hands it to a screen reader: a line a thing, in the order in which it is heard. */
export async function heard(tab: Page): Promise<readonly string[]> {
  const said = await tab.getByRole('main').ariaSnapshot();
  return said.split('\n').flatMap((line) => thing.exec(line.trim().replace(/^- '?/, ''))?.[0] ?? []);
}

/** Two of one name are one in a screen reader's list of buttons and links. */
function heardTwice(screen: readonly string[]): readonly string[] {
  return screen.filter(
    (line, index) => /^(?:button|link|textbox) /.test(line) && screen.indexOf(line) < index,
  );
}

interface HeardScreen {
  readonly opening: Opening;
  readonly screen: readonly string[];
}

/** A journey for each screen: it is heard so, and no two things to press or to fill in have the same name. */
export function journeysOfHearing(screens: readonly HeardScreen[]): void {
  for (const { opening, screen } of screens) {
    journey(
      `a screen reader finds its way on ${opening.screen} in ${opening.scenario}`,
      async ({ openPhone }) => {
        const phone = await openPhone();
        const tab = await phone.open(opening);
        await expect.poll(() => heard(tab)).toEqual(screen);
        expect(heardTwice(screen)).toEqual([]);
      },
    );
  }
}
