/** Every write is carried out once. */
export * from './once.ts';
