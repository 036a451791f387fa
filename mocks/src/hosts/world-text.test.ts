import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserTabs } from '#test/browser-tabs.ts';
import { placement } from '#test/placement.ts';
import { openHandle } from './world-handle.ts';
import { worldFromJson, worldFromText, worldText } from './world-text.ts';

describe('a world as text', () => {
  test('is the same world on another machine, and goes on there', async () => {
    const here = openHandle('here', 'funded', { clock: 'pinned' });
    await here.exclusive((world) => world.dispatch('orders/place', placement('one')));
    await here.advance(90_000);
    const history = await worldFromText(await worldText(here.world.snapshot()));
    const there = openHandle('here', history.scenario, { history });
    expect(there.world.serialise()).toBe(here.world.serialise());
    await there.advance(60_000);
    await here.advance(60_000);
    expect(there.world.serialise()).toBe(here.world.serialise());
  });

  test('whose clock ran goes on from where it was taken, however late it is opened', async () => {
    let wall = 1_000_000;
    const here = openHandle('here', 'trader', { clock: 'running', wallClock: () => wall });
    wall += 5_000;
    const history = await worldFromText(await worldText(here.world.snapshot()));
    wall += 86_400_000;
    const there = openHandle('there', 'trader', { history, clock: 'running', wallClock: () => wall });
    expect(there.now()).toBe(history.now);
    wall += 1_000;
    expect(there.now()).toBe(history.now + 1_000);
  });

  test('keeps what was done since, when its page is loaded again', async () => {
    const { open: holder } = browserTabs();
    const history = await worldFromText(await worldText(openHandle('here', 'funded').world.snapshot()));
    const before = openHandle('there', 'funded', { history, store: holder() });
    await before.advance(1_000);
    before.close();
    const after = openHandle('there', 'funded', { history, store: holder() });
    expect(after.now()).toBe(before.now());
  });

  test('that was cut, changed or made up is refused in words, never half opened', async () => {
    const text = await worldText(openHandle('w', 'funded').world.snapshot());
    await expect(worldFromText(text.slice(0, 40))).rejects.toThrow(RangeError);
    await expect(worldFromText('')).rejects.toThrow(RangeError);
    expect(() => worldFromJson('{"version":1}')).toThrow('no world of Meridian');
    const gone = JSON.stringify({ ...openHandle('w', 'funded').world.snapshot(), scenario: 'constructor' });
    expect(() => worldFromJson(gone)).toThrow('There is no scenario "constructor"');
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 80 }), async (junk) => {
        await expect(worldFromText(junk)).rejects.toThrow(RangeError);
      }),
    );
  });
});
