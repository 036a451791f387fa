/**
 * Whether there is anything behind this place to go back to. React Router calls the first entry of a visit "default";
 * one that was replaced in place carries {@link firstEntry} instead.
 */
export function isFirstEntry({ key, state }: { readonly key: string; readonly state: unknown }): boolean {
  return key === 'default' || (typeof state === 'object' && state !== null && 'isFirstEntry' in state);
}

/** State to replace the first entry of a visit with. */
export const firstEntry = { isFirstEntry: true } as const;
