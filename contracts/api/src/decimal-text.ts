/** A decimal number written out, as the wire carries it: `-12.340`. Never a float, never in exponent notation. */
export type Decimal = string & { readonly __brand: 'Decimal' };
