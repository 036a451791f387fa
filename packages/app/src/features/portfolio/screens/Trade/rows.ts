import { within, type screen } from 'storybook/test';

type Scope = Pick<typeof screen, 'findByRole' | 'getByRole'>;

/** The rows of a table, its heads left out. */
export const rowsOf = (scope: Scope, table: string): HTMLElement[] =>
  within(scope.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);
