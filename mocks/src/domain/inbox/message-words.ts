import type { Localised } from '../localised.ts';

/** A message as it is read. */
export interface MessageWords {
  readonly title: Localised;
  readonly body: Localised;
}
