/** What could not be opened as it was asked for, in the address's own words. */
export type OpeningProblem =
  | { readonly kind: 'unknownScenario'; readonly name: string }
  | { readonly kind: 'worldDoesNotFit'; readonly reason: string };
