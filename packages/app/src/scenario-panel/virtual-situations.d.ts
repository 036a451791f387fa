declare module 'virtual:situations' {
  /** Names of scenarios, by the address of a screen; what is told of few screens comes first. */
  export type Situations = Readonly<Record<string, readonly string[]>>;

  /** Which scenarios the stories of each screen begin in (`npm run states -- --situations`). */
  export const situations: Situations;
}
