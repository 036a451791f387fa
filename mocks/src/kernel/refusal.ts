import type { Json } from './json.ts';

/** What else is known about a refusal. */
export interface RefusalOptions {
  /** Facts for the message and the envelope: the limit, the balance, the reason. */
  readonly detail?: Json;
  /**
   * True when the refused command nevertheless changed the world (a wrong transaction password that is counted). It is
   * then logged and replayed like any other command; every other refusal leaves no trace.
   */
  readonly isRecorded?: boolean;
}

/**
 * The brokerage says no: too little buying power, market closed, wrong password. An answer, not a defect. `reason` is
 * a stable key such as `insufficient-funds`; handlers turn it into an envelope code and a message.
 */
export class BusinessRefusal extends Error {
  override readonly name = 'BusinessRefusal';
  readonly reason: string;
  readonly detail: Json;
  readonly isRecorded: boolean;

  constructor(reason: string, message: string, options: RefusalOptions = {}) {
    super(message);
    this.reason = reason;
    this.detail = options.detail ?? null;
    this.isRecorded = options.isRecorded ?? false;
  }
}
