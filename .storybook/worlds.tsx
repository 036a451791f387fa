import type { Preview } from '@storybook/react-vite';

/** What a story needs of the simulated brokerage; the preview puts it around every story. */
interface Worlds {
  decorators: Extract<NonNullable<Preview['decorators']>, unknown[]>;
  loaders: Extract<NonNullable<Preview['loaders']>, unknown[]>;
  beforeEach: NonNullable<Preview['beforeEach']>;
  afterEach: NonNullable<Preview['afterEach']>;
}

export const worlds: Worlds = {
  decorators: [],
  loaders: [],
  beforeEach: () => {},
  afterEach: () => {},
};
