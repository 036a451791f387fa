import type { ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Menu } from '#primitives/Menu/Menu.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Text } from '#primitives/Text/Text.tsx';
import { ThemeScope, useThemeScope } from '#theme/ThemeScope.tsx';
import { densities, type Density } from '#tokens/scale.ts';
import {
  lineSamples,
  proseSamples,
  segmentSample,
  steadySamples,
  targetSamples,
} from './densityLineSamples.tsx';
import {
  formSamples,
  orderSample,
  recordSamples,
  rowSamples,
  searchSample,
  tableSamples,
} from './densitySamples.tsx';

type Samples = typeof rowSamples;

interface PartsProps {
  samples: Samples;
  /** Both by default. */
  shown?: readonly Density[];
}

/** Both densities, one below the other, so that each sample has the width it would have on a screen. */
function BothDensities({ samples, shown = densities }: PartsProps): ReactNode {
  const { theme, convention } = useThemeScope();
  return (
    <Stack gap={8}>
      {shown.map((density) => (
        <ThemeScope key={density} theme={theme} convention={convention} density={density}>
          <Stack gap={4}>
            <Text isStrong>{density === 'compact' ? 'Compact' : 'Comfortable'}</Text>
            {samples.map(({ name, shown: part }) => (
              <div key={name} data-sample={`${density} ${name}`}>
                {typeof part === 'function' ? part(density) : part}
              </div>
            ))}
          </Stack>
        </ThemeScope>
      ))}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Foundations/Density of parts',
  component: BothDensities,
  parameters: { layout: 'padded' },
});

type Heights = Record<Density, number>;
const ofPhone: Heights = { comfortable: 56, compact: 48 };
const ofDesk: Heights = { comfortable: 40, compact: 32 };

/** Every sample has the height of a row, at each density: a part with a height of its own is named. */
async function followDensity(
  canvas: HTMLElement,
  samples: Samples,
  heights: Heights,
  shown: readonly Density[] = densities,
): Promise<void> {
  await document.fonts.ready;
  for (const density of shown) {
    for (const { name, row } of samples) {
      const sample = canvas.querySelector(`[data-sample="${density} ${name}"]`);
      const rows = [...(sample?.querySelectorAll(row) ?? [])];
      await expect(rows.length, `rows of ${name}`).toBeGreaterThan(0);
      for (const each of rows) {
        await expect(each.getBoundingClientRect().height, `${name}, ${density}`).toBeCloseTo(
          heights[density],
          0,
        );
      }
    }
  }
}

const onDesk = { globals: { viewport: { value: 'w1280' } } } as const;

export const Rows = meta.story({
  args: { samples: rowSamples },
  play: ({ canvasElement }) => followDensity(canvasElement, rowSamples, ofPhone),
});

export const RowsOnADesk = meta.story({
  ...onDesk,
  args: { samples: rowSamples },
  play: ({ canvasElement }) => followDensity(canvasElement, rowSamples, ofDesk),
});

export const Tables = meta.story({
  args: { samples: tableSamples },
  play: ({ canvasElement }) => followDensity(canvasElement, tableSamples, ofPhone),
});

export const TablesOnADesk = meta.story({
  ...onDesk,
  args: { samples: tableSamples },
  play: ({ canvasElement }) => followDensity(canvasElement, tableSamples, ofDesk),
});

export const Records = meta.story({
  args: { samples: [...recordSamples, orderSample] },
  play: async ({ canvasElement }) => {
    await followDensity(canvasElement, recordSamples, ofPhone);
    await followDensity(canvasElement, [orderSample], { comfortable: 64, compact: 56 });
  },
});

/** A line for each, of 32 or 36 px. */
export const RecordsOnADesk = meta.story({
  ...onDesk,
  args: { samples: [...recordSamples, orderSample] },
  play: ({ canvasElement }) =>
    followDensity(canvasElement, [...recordSamples, orderSample], { comfortable: 36, compact: 32 }),
});

export const Forms = meta.story({
  args: { samples: formSamples },
  play: ({ canvasElement }) => followDensity(canvasElement, formSamples, ofPhone),
});

export const FormsOnADesk = meta.story({
  ...onDesk,
  args: { samples: formSamples },
  play: ({ canvasElement }) => followDensity(canvasElement, formSamples, ofDesk),
});

const ofLine: Heights = { comfortable: 28, compact: 24 };

/** Figures that are read line by line: closer together than rows, since nothing in them is pressed by a finger. */
async function linesFollow(canvasElement: HTMLElement): Promise<void> {
  for (const button of within(canvasElement).getAllByRole('button', { name: 'Show as table' }))
    button.click();
  await waitFor(() => expect(canvasElement.querySelectorAll('table')).toHaveLength(2));
  await followDensity(canvasElement, lineSamples, ofLine);
}

export const Lines = meta.story({
  args: { samples: lineSamples },
  play: ({ canvasElement }) => linesFollow(canvasElement),
});

export const LinesOnADesk = meta.story({
  ...onDesk,
  args: { samples: lineSamples },
  play: ({ canvasElement }) => linesFollow(canvasElement),
});

/** Messages and headlines: as high as their words, and lower where the density is compact. */
export const Prose = meta.story({
  args: { samples: proseSamples },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    for (const { name, row } of proseSamples) {
      const heightAt = (density: Density): number =>
        canvasElement.querySelector(`[data-sample="${density} ${name}"] ${row}`)?.getBoundingClientRect()
          .height ?? 0;
      await expect(heightAt('compact'), name).toBeGreaterThan(0);
      await expect(heightAt('comfortable') - heightAt('compact'), name).toBeGreaterThanOrEqual(4);
    }
  },
});

/** A finger keeps 44 px; of a segmented control the frame around its segments counts too. */
export const Targets = meta.story({
  args: { samples: [...targetSamples, segmentSample] },
  play: async ({ canvasElement }) => {
    await followDensity(canvasElement, targetSamples, { comfortable: 44, compact: 44 });
    await followDensity(canvasElement, [segmentSample], { comfortable: 48, compact: 48 });
  },
});

export const TargetsOnADesk = meta.story({
  ...onDesk,
  args: { samples: [...targetSamples, segmentSample] },
  play: ({ canvasElement }) => followDensity(canvasElement, [...targetSamples, segmentSample], ofDesk),
});

/**
 * A chip is an outline quieter than its target, among chips that wrap: at another height the lines of a list under it would begin
 * elsewhere. The choices, legends and tools around a plot keep 44 px too: their room is kept ahead, and a plot that
 * is 12 px higher shows nothing more.
 */
export const TheSameAtBoth = meta.story({
  ...onDesk,
  args: { samples: steadySamples },
  play: ({ canvasElement }) => followDensity(canvasElement, steadySamples, { comfortable: 36, compact: 36 }),
});

const comfortable = ['comfortable'] as const;
const compact = ['compact'] as const;

export const Search = meta.story({
  args: { samples: [searchSample], shown: comfortable },
  play: ({ canvasElement }) => followDensity(canvasElement, [searchSample], ofPhone, comfortable),
});

export const SearchOnADesk = meta.story({
  ...onDesk,
  args: { samples: [searchSample], shown: compact },
  play: ({ canvasElement }) => followDensity(canvasElement, [searchSample], ofDesk, compact),
});

const menuSample = {
  name: 'Menu',
  shown: <Menu label="More" items={[{ id: 'edit', label: 'Edit', onPress: () => {} }]} />,
  row: 'button',
} as const;

/** Entries of a menu and of a select are as high as the rows they came from. */
export const MenusOnADesk = meta.story({
  ...onDesk,
  args: { samples: [menuSample, ...formSamples.filter(({ name }) => name === 'Select')] },
  play: async ({ canvasElement, userEvent }) => {
    for (const density of densities) {
      for (const [name, role] of [
        ['Menu', 'menuitem'],
        ['Select', 'option'],
      ] as const) {
        const trigger = canvasElement.querySelector(`[data-sample="${density} ${name}"] button`);
        if (trigger === null) throw new Error(`no ${name}`);
        await userEvent.click(trigger);
        const [entry] = await screen.findAllByRole(role);
        await waitFor(() => expect(entry?.getBoundingClientRect().height).toBeCloseTo(ofDesk[density], 0));
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      }
    }
  },
});
