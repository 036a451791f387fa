/** What a person wanted, what the app said about it, and what the brokerage did: the truth a session is held against. */
import type { CallAnswer } from '@meridian/mocks/test/simulated-brokerage';

/** One thing a person wants done, however often they press for it. */
export interface Wish {
  readonly content: string;
  readonly ids: Set<string>;
  /** The last that the app said of it. `expired`: that the session ended, and nothing else. */
  said: 'nothing' | 'unknown' | 'expired' | 'refused' | 'done';
}

/** What must never be. The text says what happened, for a person to read. */
class Fault extends Error {
  override readonly name = 'Fault';
}

export interface Record {
  /** The wish that a request id stands for. */
  wishOf(id: string): Wish | undefined;
  sent(id: string, wish: Wish): void;
  answered(id: string, answer: CallAnswer): void;
  /** The app says that what went under this id was refused: nothing was done. */
  saidRefused(id: string): void;
  /** The app says that it was done. */
  saidDone(id: string): void;
  /** How often the brokerage carried out what went under an id of the wish. */
  timesDone(wish: Wish): number;
  /** The first thing that must never be; null where all is well. */
  readonly fault: Fault | null;
  report(what: string): void;
  /** For who follows the session. */
  tell(line: string): void;
}

export const newWish = (content: string): Wish => ({ content, ids: new Set(), said: 'nothing' });

interface RecordOptions {
  /** False where the backend knows no request ids: no app can keep it from doing twice what arrives twice. */
  readonly tellsRepeats: boolean;
  /** Receives what happens, line by line. */
  tell(line: string): void;
}

export function createRecord({ tellsRepeats, tell }: RecordOptions): Record {
  const wishes = new Map<string, Wish>();
  const carriedOut = new Map<string, number>();
  const succeeded = new Set<string>();
  const refusedIds = new Set<string>();
  let fault: Fault | null = null;

  const report = (what: string): void => void (fault ??= new Fault(what));
  const timesDone = (wish: Wish): number =>
    [...wish.ids].reduce((sum, id) => sum + (carriedOut.get(id) ?? 0), 0);

  return {
    wishOf: (id) => wishes.get(id),
    timesDone,
    report,
    tell,
    get fault() {
      return fault;
    },
    sent(id, wish) {
      tell(`sent as ${id}`);
      wish.ids.add(id);
      wishes.set(id, wish);
      refusedIds.delete(id);
    },
    answered(id, { endpoint, envelope, isCarriedOut }) {
      tell(`${endpoint.id} arrived as ${id}: ${isCarriedOut ? 'carried out' : `code ${envelope.code}`}`);
      if (envelope.code === 200) succeeded.add(id);
      if (!isCarriedOut) return;
      carriedOut.set(id, (carriedOut.get(id) ?? 0) + 1);
      const wish = wishes.get(id);
      if (wish === undefined) return;
      if (timesDone(wish) > 1 && (tellsRepeats || endpoint.requestId === 'clientOrderId'))
        report(`${endpoint.id} was carried out ${timesDone(wish)} times for one wish`);
      if (refusedIds.has(id))
        report(`${endpoint.id} was carried out after the app had said that it was refused`);
    },
    saidRefused(id) {
      tell(`the app says: ${id} was refused`);
      refusedIds.add(id);
      if ((carriedOut.get(id) ?? 0) > 0) report('the app says that nothing was done, and it was done');
    },
    saidDone(id) {
      tell(`the app says: ${id} is done`);
      if (!succeeded.has(id)) report('the app says that it was done, and it was not');
    },
  };
}
