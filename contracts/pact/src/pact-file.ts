import path from 'node:path';

export const consumer = 'meridian-app';
export const provider = 'meridian-backend';
export const pactDirectory = path.resolve(import.meta.dirname, '../pacts');
export const pactFile = path.join(pactDirectory, `${consumer}-${provider}.json`);
