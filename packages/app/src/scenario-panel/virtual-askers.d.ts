declare module 'virtual:askers' {
  /** A component, and the file that declares it, from the app's sources. */
  export interface Asker {
    readonly component: string;
    readonly file: string;
  }

  /** By the address of a screen, then by call; under `*` the components of the whole app, those outside of screens included. */
  export type Askers = Readonly<Record<string, Readonly<Record<string, readonly Asker[]>>>>;

  /** Which components make each call (`npm run states -- --askers`). */
  export const askers: Askers;
}
