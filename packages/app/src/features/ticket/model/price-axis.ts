import type { Decimal } from '@meridian/api';
import { absolute, divide, hundred, isPositive, multiply, subtract } from '#domain/money.ts';

/** Where a loss ends, drawn on an axis whose middle is a price. */
export interface AxisEnd {
  /** How far it is from the middle, in percent points; not negative. */
  readonly distance: Decimal;
  /** 0 to 1. */
  readonly at: number;
}

/** Room beside the end, as a part of the axis' half. */
const room = 0.2;
/** What half the axis is at least, in percent points: a stop-out near by is drawn near by. */
const leastHalf = 25;

/** `middle` is above zero. */
export function axisEnd(middle: Decimal, end: Decimal): AxisEnd {
  const move = subtract(end, middle);
  const distance = divide(multiply(absolute(move), hundred), middle, 2, 'half-up');
  const half = Math.max(leastHalf, Number(distance)) / (1 - room);
  const way = (isPositive(move) ? 1 : -1) * (Number(distance) / half);
  return { distance, at: 0.5 + way / 2 };
}
