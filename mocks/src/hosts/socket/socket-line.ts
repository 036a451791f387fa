import type { Fault, SocketFaultKind } from '#names.ts';
import { garbledQuote } from './garbled-quote.ts';

/** The way to one client. */
export interface Line {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Sent, and not yet taken by the client. */
  waitingBytes(): number;
  /** Runs work whose messages are best sent as one. */
  together(work: () => void): void;
}

/** Every so many messages one is lost. */
const gapEvery = 5;

/** Private use range of the protocol: 4000 to 4999. */
const droppedCode = 4000;
const worldClosedCode = 4001;

/** A line with the socket faults of its world applied: what is sent over it may come late, twice, or never. */
export class FaultyLine {
  readonly #line: Line;
  readonly #faults: () => readonly Fault[];
  readonly #note: (text: string) => void;
  #count = 0;
  #garbledCount = 0;
  #held: string | null = null;

  /** @param note is told of each message that is on its way */
  constructor(line: Line, faults: () => readonly Fault[], note: (text: string) => void = () => {}) {
    this.#line = line;
    this.#faults = faults;
    this.#note = note;
  }

  /** The server has stopped speaking. */
  get isSilent(): boolean {
    return this.#has('silent');
  }

  /** Breaks the connection while it is to be broken. Answers whether it did. */
  breakIfFaulty(): boolean {
    if (!this.#has('drop')) return false;
    this.#line.close(droppedCode, 'connection dropped by a fault');
    return true;
  }

  /** The world behind the line is no more; another one may be at its address. */
  endWithWorld(): void {
    this.#line.close(worldClosedCode, 'the world was closed');
  }

  end(code: number, reason: string): void {
    this.#line.close(code, reason);
  }

  waitingBytes(): number {
    return this.#line.waitingBytes();
  }

  together(work: () => void): void {
    this.#line.together(work);
  }

  send(sent: string): void {
    this.#count += 1;
    const text = this.#has('garbled') ? this.#garble(sent) : sent;
    if (this.#has('gap') && this.#count % gapEvery === 0) return;
    if (this.#has('reorder') && this.#held === null) {
      this.#held = text;
      return;
    }
    this.#pass(text);
    if (this.#has('duplicate')) this.#pass(text);
    if (this.#held !== null) {
      this.#pass(this.#held);
      this.#held = null;
    }
  }

  #pass(text: string): void {
    this.#note(text);
    this.#line.send(text);
  }

  #garble(text: string): string {
    const garbled = garbledQuote(text, this.#garbledCount);
    if (garbled === null) return text;
    this.#garbledCount += 1;
    return garbled;
  }

  #has(kind: SocketFaultKind): boolean {
    return this.#faults().some((fault) => fault.on === 'socket' && fault.kind === kind);
  }
}
