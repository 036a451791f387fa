import path from 'node:path';

/** Root of the repository, whatever folder a script was called from. */
export const root = path.resolve(import.meta.dirname, '../..');
