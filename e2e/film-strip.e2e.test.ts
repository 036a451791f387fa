import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { filmed, setUpCamera } from './film.ts';
import { journey } from './journey.ts';
import { expectScreen } from './steps/places.ts';
import { confirm, startBuying, typeQuantity } from './steps/trading.ts';

/** A way from screen to screen: every frame of it has its screen, its heading once, and nothing that moves once shown. */
journey('from home to a position and back no frame is empty and nothing moves', async ({ openPhone }) => {
  const phone = await openPhone();
  await setUpCamera(phone.context);
  const tab = await phone.open({ scenario: 'funded' });
  await expectScreen(tab, 'Home');
  const row = tab.getByRole('list', { name: 'US stock markets' }).getByRole('link', { name: /Microsoft/ });
  await row.scrollIntoViewIfNeeded();

  const ways: Readonly<Record<string, () => Promise<void>>> = {
    'home to quote': async () => {
      await row.click();
      await expectScreen(tab, /Microsoft/);
      await expect(tab.getByRole('link', { name: 'Buy long' })).toBeVisible();
    },
    'quote to ticket': () => startBuying(tab, 'Microsoft'),
    'ticket to sent': async () => {
      await typeQuantity(tab, '2');
      await confirm(tab, 'Buy 2 MSFT');
      await expect(tab.getByRole('heading', { name: 'Bought 2 MSFT' })).toBeVisible();
    },
    'sent to position': async () => {
      await tab.getByRole('link', { name: 'See the position' }).click();
      await expect(tab.getByRole('link', { name: 'Close position' })).toBeVisible();
    },
    'position to the way back': async () => {
      await tab.getByRole('button', { name: 'Back' }).click();
      await atRest(tab);
    },
  };
  for (const [name, walk] of Object.entries(ways)) {
    const { frames, faults } = await filmed(tab, name, walk);
    expect(faults, name).toEqual([]);
    expect(frames, name).toBeGreaterThan(0);
  }
});

journey('the camera sees what moves, what is empty and what stands twice', async ({ openPhone }) => {
  const phone = await openPhone();
  await setUpCamera(phone.context);
  const tab = await phone.open({ scenario: 'visitor', screen: '/pages/setting/index' });
  await atRest(tab);
  const faultsOf = async (spoil: () => void): Promise<string> => {
    const { faults } = await filmed(tab, 'spoilt', async () => {
      await someFrames(tab);
      await tab.evaluate(spoil);
      await someFrames(tab);
    });
    return faults.join('\n');
  };
  expect(await faultsOf(() => {})).toBe('');
  const moved = await faultsOf(() =>
    document.querySelector('main')?.style.setProperty('padding-top', '40px'),
  );
  expect(moved).toContain('moved by 40 px');
  const doubled = await faultsOf(() => {
    const heading = document.querySelector('h1');
    heading?.after(heading.cloneNode(true));
  });
  expect(doubled).toContain('a heading twice');
  const emptied = await faultsOf(() => document.querySelector('main')?.style.setProperty('display', 'none'));
  expect(emptied).toContain('an empty frame');
});

const atRest = (tab: Page) => expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

/** Until the browser has drawn three more. */
const someFrames = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
  );
