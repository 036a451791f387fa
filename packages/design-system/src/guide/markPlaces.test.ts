import { describe, expect, test } from 'vitest';
import { placeMarks, type Box } from './markPlaces.ts';

const picture: Box = { left: 40, top: 40, width: 300, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

describe('the numbers of a drawing', () => {
  test('are at the side that their part is nearest to, outside the picture', () => {
    const marks = placeMarks(
      [box(50, 70, 20, 30), box(310, 80, 20, 20), box(150, 44, 60, 10), box(150, 120, 60, 16)],
      picture,
    );
    expect(marks[0]).toMatchObject({ toX: 50, toY: 85 });
    expect(marks[0]?.x).toBeLessThan(40);
    expect(marks[1]?.x).toBeGreaterThan(340);
    expect(marks[2]?.y).toBeLessThan(40);
    expect(marks[3]?.y).toBeGreaterThan(140);
  });

  test('keep apart where parts begin at one place, in the order of their parts', () => {
    const marks = placeMarks([box(42, 60, 20, 10), box(42, 62, 20, 10), box(42, 64, 20, 10)], picture);
    const ys = marks.map((mark) => mark?.y ?? 0);
    expect(ys[1]! - ys[0]!).toBeGreaterThanOrEqual(26);
    expect(ys[2]! - ys[1]!).toBeGreaterThanOrEqual(26);
  });

  test('end within the picture while there is room', () => {
    const marks = placeMarks([box(42, 118, 20, 4), box(42, 120, 20, 4)], picture);
    for (const mark of marks) expect(mark?.y).toBeLessThanOrEqual(140);
  });

  test('a part that is not seen has none, and moves no other number to its place', () => {
    expect(placeMarks([null, box(42, 70, 20, 20)], picture).map((mark) => mark === null)).toEqual([
      true,
      false,
    ]);
  });
});
