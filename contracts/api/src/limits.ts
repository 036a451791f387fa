/** How long and how large what is sent may be, either way. Plain numbers, so that no schema is loaded to read them. */

/** An id, an order number, an instrument's code. */
export const maxIdLength = 64;
/** A name as people read it: of an instrument, a customer, a file. */
export const maxNameLength = 200;
/** Digits of a number on each side of its point: 40 together. Below 10²⁰ it can be drawn, too. */
export const maxDigitsEachSide = 20;
/** Decimals a price can be shown with. */
export const maxPriceDecimals = 12;
/** Times its price that one of an instrument may be worth: more is no contract that anybody lists. */
export const maxContractSize = 1_000_000_000;
/** An image on its way to the server, in MiB: so much passes, one byte more does not (spec §5, DECISIONS 20). */
export const maxImageMegabytes = 5;
export const maxImageBytes = maxImageMegabytes * 1024 * 1024;
/** Lines asked for in one page, and lines that are read of any list: more would hold up the screen. */
export const maxRows = 1_000;
/** Characters of an answer that is read: several times the longest list. A tenth of a second on a desk, more on a phone. */
export const maxAnswerLength = 10_000_000;
/** Instruments that are known at once, to search among them. */
export const maxInstruments = 5_000;
/** What a device watches before anybody signs in. */
export const maxWatchedOnDevice = 200;
/** Latest trades of a market that are read of one answer. */
export const maxTrades = 100;
/** Fills of one order that are read: more are in its record at the brokerage. */
export const maxFills = 100;
/** Points of a chart. */
export const maxCandles = 5_000;

/** How long a one-time code by email can be used, and how long until the next one can be sent (DECISIONS 17, ADR 23). */
export const emailCodeLifeSeconds = 600;
export const emailCodeWaitSeconds = 60;
/** So many wrong codes may be entered; then a new code has to be asked for. */
export const emailCodeTries = 5;
