declare module 'virtual:states' {
  import type { Table } from '../../states/table.ts';

  /** Every screen with its states. */
  export const tables: readonly Table[];
}
