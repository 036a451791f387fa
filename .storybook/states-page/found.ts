import type { Table } from '../../states/table.ts';

/** What the page shows of the states: those that have all of the words, in the state, the screen, its addresses, a story or an excuse. */
export function found(tables: readonly Table[], words: string): readonly Table[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return tables;
  const has = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  return tables
    .map((table) => {
      const about = [table.screen, ...table.addresses].join(' ');
      const rows = table.rows.filter(({ state, excuse, stories }) =>
        has(
          [
            about,
            state,
            excuse ?? '',
            ...stories.flatMap(({ name, scenario }) => [name, scenario ?? '']),
          ].join(' '),
        ),
      );
      return { ...table, rows };
    })
    .filter(({ rows }) => rows.length > 0);
}
