/** What lists of quotes are asked. */
import * as v from 'valibot';
import { listColumns, sortDirections } from './codes.ts';
import { pageRequest, wholeNumber } from './fields.ts';

/** In ms: the year 5138. */
const lastInstant = 100_000_000_000_000;

/** A list of quotes, page by page, in an order that holds still: every page of it is of one moment (ADR 31). */
export const sortedPageRequest = {
  ...pageRequest,
  /** Left out: the list's own order. */
  sortBy: v.optional(v.picklist(listColumns)),
  /** Descending where it is left out. */
  sortDirection: v.optional(v.picklist(sortDirections)),
  /** The instant in ms whose figures make the order; now where it is left out or lies ahead. Rows show the figures of now. */
  sortedAt: v.optional(wholeNumber(0, lastInstant)),
};
