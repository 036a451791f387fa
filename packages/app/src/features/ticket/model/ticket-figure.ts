/** What an order's figures and the numbers they are made of are called. */
import type { FeeStepLabel } from '#domain/fee-steps.ts';
import type { Figure } from '#domain/figures.ts';
import type { AverageLabel, AverageNote } from './average.ts';
import type { PriceLabel } from './order-price.ts';

export type StepLabel =
  | PriceLabel
  | 'contractSize'
  | 'exchangeRate'
  | 'settledValue'
  | 'settledMargin'
  | 'value'
  | AverageLabel
  | 'leverage'
  | 'margin'
  | FeeStepLabel
  | 'total'
  | 'marginAndFee'
  | 'mostLost'
  | 'lossAtStopOut'
  | 'balance'
  | 'used'
  | 'buyingPower'
  | 'left'
  | 'marginShare'
  | 'distance'
  | 'stopOut'
  /** Of the position that the order adds to, and of the whole after it. */
  | 'heldMargin'
  | 'marginAfter'
  | 'quantityAfter'
  | 'averageAfter';
type NoteLabel =
  | 'estimate'
  | 'auctionEstimate'
  | 'limitPriceOrBetter'
  | AverageNote
  | 'minimumFee'
  | 'held'
  | 'stopOutImpossible'
  | 'stopOutLong'
  | 'stopOutShort'
  | 'mostLost'
  | 'lossAtStopOut'
  | 'priceRoom'
  | 'wholePosition';

export type TicketFigure = Figure<StepLabel, NoteLabel>;
