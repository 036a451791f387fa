/** What was sent and may have been carried out, kept on the device for every tab of its user (ADR 44). */
import * as v from 'valibot';
import { draftContext, type DraftContext } from '#platform/device/drafts.ts';
import { readJson, storageKeys } from '#platform/device/storage.ts';
import type { Ports } from '#platform/ports/ports.ts';
import type { Intent, Sending } from './intent.ts';

/** By the device's clock: what nobody has come back to for so long was found out elsewhere. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
/** More cannot be in doubt at once; the oldest give way. */
const maxDoubts = 50;

const keptDoubt = v.object({
  /** What it is about: an instrument, or the form where it is about none. */
  place: v.string(),
  /** Names the form that it was sent from. */
  form: v.string(),
  clientOrderId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** The intent as it was sent. */
  intent: v.unknown(),
  /** Whether other forms say so: not of what was answered by an ended session. */
  isTold: v.boolean(),
  at: v.number(),
  owner: v.nullable(v.string()),
});
type KeptDoubt = v.InferOutput<typeof keptDoubt>;

/** The doubts of one form and of its place. Read anew with each call: another tab may have written in between. */
export interface Doubts<Request> {
  /** Sent from this form, the newest first. */
  own(): readonly Sending<Request>[];
  /** The same, answered by an ended session: the person goes on with the form, and the same again goes out under the same id. */
  turnedAway(): readonly Sending<Request>[];
  /** Ids of what was sent from other forms of the same place. */
  elsewhere(): readonly string[];
  keep(intent: Intent<unknown, Request> & { readonly sent: Sending<Request> }): void;
  /** It is known what became of it. */
  settle(clientOrderId: string): void;
  /** Calls back when another tab has changed them. Returns the way to stop. */
  onForeignChange(listener: () => void): () => void;
}

export interface DoubtPlace<Request> {
  readonly place: string;
  readonly form: string;
  /** What is kept is checked by it when it is read back. */
  readonly stored: v.GenericSchema<unknown, Intent<unknown, Request>>;
}

export function createDoubts<Request>(
  ports: Pick<Ports, 'storage' | 'session' | 'clock'>,
  { place, form, stored }: DoubtPlace<Request>,
): Doubts<Request> {
  const { storage } = ports;

  function here(): readonly KeptDoubt[] {
    const context = draftContext(ports);
    return all(ports).filter((doubt) => doubt.place === place && isOf(doubt, context));
  }

  function write(doubts: readonly KeptDoubt[]): void {
    if (doubts.length === 0) storage.remove(storageKeys.doubts);
    else storage.set(storageKeys.doubts, JSON.stringify(doubts.slice(-maxDoubts)));
  }

  function sentFromHere(isAnswered: boolean): readonly Sending<Request>[] {
    return here()
      .filter((doubt) => doubt.form === form)
      .flatMap(({ intent }) => {
        const parsed = v.safeParse(stored, intent);
        const sent = parsed.success ? parsed.output.sent : null;
        return sent?.isAnswered === isAnswered ? [sent] : [];
      })
      .toReversed();
  }

  return {
    own: () => sentFromHere(false),
    turnedAway: () => sentFromHere(true),
    elsewhere: () =>
      here()
        .filter((doubt) => doubt.form !== form && doubt.isTold)
        .map(({ clientOrderId }) => clientOrderId),
    keep(intent) {
      const { owner, nowMs } = draftContext(ports);
      const { clientOrderId } = intent.sent;
      const others = all(ports).filter((doubt) => doubt.clientOrderId !== clientOrderId);
      const isTold = !intent.sent.isAnswered;
      write([...others, { place, form, clientOrderId, intent, isTold, at: nowMs, owner }]);
    },
    settle(clientOrderId) {
      const before = all(ports);
      const after = before.filter((doubt) => doubt.clientOrderId !== clientOrderId);
      if (after.length < before.length) write(after);
    },
    onForeignChange: (listener) =>
      storage.onForeignChange?.((key) => {
        if (key === null || key === storageKeys.doubts) listener();
      }) ?? (() => {}),
  };
}

function isOf({ owner }: KeptDoubt, context: DraftContext): boolean {
  return owner === null || owner === context.owner;
}

/** Each read by itself: one that cannot be read takes no other with it. */
function all(ports: Pick<Ports, 'storage' | 'session' | 'clock'>): readonly KeptDoubt[] {
  const kept = readJson(ports.storage, storageKeys.doubts);
  if (!Array.isArray(kept)) return [];
  const { nowMs } = draftContext(ports);
  return kept.flatMap((one: unknown) => {
    const parsed = v.safeParse(keptDoubt, one);
    return parsed.success && Math.abs(nowMs - parsed.output.at) <= maxAgeMs ? [parsed.output] : [];
  });
}
