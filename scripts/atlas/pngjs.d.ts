/** What the atlas uses of pngjs, which brings no types of its own. */
declare module 'pngjs' {
  export class PNG {
    constructor(size: { width: number; height: number });
    readonly width: number;
    readonly height: number;
    /** Four bytes a pixel, RGBA. */
    readonly data: Buffer;
    static readonly sync: { read(bytes: Buffer): PNG; write(picture: PNG): Buffer };
    static bitblt(
      from: PNG,
      to: PNG,
      fromX: number,
      fromY: number,
      width: number,
      height: number,
      toX: number,
      toY: number,
    ): void;
  }
}
