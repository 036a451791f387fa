import { expect as patient } from 'playwright/test';

/** How long is waited for something to appear, in ms. It judges no speed: a busy machine is slow, not wrong. */
export const patienceMs = 40_000;

/** Looks again until it is so: nothing in a journey waits for a time, only for what a person would see. */
export const expect = patient.configure({ timeout: patienceMs });
