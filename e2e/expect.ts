import { expect as patient } from 'playwright/test';

/** How long to wait for something to appear, in ms. No measure of speed: a busy machine is slow, not wrong. */
export const patienceMs = 90_000;

/** Looks again until it is so: nothing in a journey waits for a time, only for what a person would see. */
export const expect = patient.configure({ timeout: patienceMs });
