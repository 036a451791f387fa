import { expect as patient } from 'playwright/test';

/** How long a person waits for something to appear, in ms. The machine may be busy with other tests. */
export const patienceMs = 15_000;

/** Looks again until it is so: nothing in a journey waits for a time, only for what a person would see. */
export const expect = patient.configure({ timeout: patienceMs });
