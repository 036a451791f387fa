/** Which scenarios a screen is told of: those that its stories begin in, by its addresses. The demo's tools name them first. */
import type { Situations } from 'virtual:situations';
import { addressesOf } from '@meridian/app/routes';
import { defaultScenario } from '@meridian/mocks/names';
import { readMeasured } from './measured.ts';
import type { App } from './screens.ts';

/** What is told of few screens comes before what is told of all, such as nobody being signed in. */
export function situationsIn({ screens }: Pick<App, 'screens'>): Situations {
  const measured = readMeasured();
  const told = screens.map(({ folder, routes }) => {
    const begun = measured.flatMap(({ file, situation: { scenario } }) =>
      file.startsWith(`${folder}/`) && scenario !== undefined && scenario !== defaultScenario
        ? [scenario]
        : [],
    );
    return { addresses: routes.flatMap(addressesOf), names: [...new Set(begun)].toSorted() };
  });
  const screensWith = (name: string): number => told.filter(({ names }) => names.includes(name)).length;
  return Object.fromEntries(
    told.flatMap(({ addresses, names }) => {
      const sorted = names.toSorted((a, b) => screensWith(a) - screensWith(b));
      return addresses.map((address) => [address, sorted] as const);
    }),
  );
}
