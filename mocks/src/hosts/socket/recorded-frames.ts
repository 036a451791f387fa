/** A message of a world's sockets, for people who test. The token is left out. */
export interface RecordedFrame {
  /** Counts up through the life of the world on this host. */
  readonly number: number;
  /** By whom, from the app's side. */
  readonly direction: 'sent' | 'received';
  /** World ms. */
  readonly at: number;
  /** As it travelled, cut at {@link longestText} characters. */
  readonly text: string;
}

/** Longer messages are cut: a log is read by people. */
const longestText = 4_000;

/** The newest messages of a world's sockets; what is older is forgotten. A world sends hundreds a second: nothing is told of each. */
export class RecordedFrames {
  static readonly most = 200;
  readonly #frames: RecordedFrame[] = [];
  #count = 0;
  #list: readonly RecordedFrame[] | null = null;

  /** Newest last. Another list once something has been said. */
  get list(): readonly RecordedFrame[] {
    this.#list ??= this.#frames.slice(-RecordedFrames.most);
    return this.#list;
  }

  note(direction: RecordedFrame['direction'], text: string, at: number): void {
    this.#count += 1;
    this.#list = null;
    this.#frames.push({ number: this.#count, direction, at, text: shown(text) });
    // Many at a time: one by one, each would move all the others.
    if (this.#frames.length >= 2 * RecordedFrames.most) this.#frames.splice(0, RecordedFrames.most);
  }
}

function shown(text: string): string {
  return text.slice(0, longestText).replace(/("token"\s*:\s*)"(?:[^"\\]|\\.)*"?/g, '$1"•••"');
}
