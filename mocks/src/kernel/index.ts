/** The kernel: worlds, their clock, agenda and log, seeded randomness, fixed-point numbers. */
export * from './agenda.ts';
export * from './clock.ts';
export * from './command.ts';
export * from './fixed.ts';
export * from './fold.ts';
export * from './json.ts';
export * from './phased.ts';
export * from './random.ts';
export * from './refusal.ts';
export * from './world.ts';
