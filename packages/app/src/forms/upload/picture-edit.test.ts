import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaBefore, isUnedited, noEdit, turned, wholePicture, type PictureEdit } from './picture-edit.ts';

const part = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

describe('a picture that is turned and cut', () => {
  it('is as it was after four quarter turns', () => {
    const around = turned(turned(turned(turned({ turns: 0, area: part }))));
    expect(around.turns).toBe(0);
    expect(around.area.x).toBeCloseTo(part.x);
    expect(around.area.y).toBeCloseTo(part.y);
    expect([around.area.width, around.area.height]).toEqual([part.width, part.height]);
    expect(isUnedited(turned(turned(turned(turned(noEdit)))))).toBe(true);
  });

  it('keeps its upper left corner at the upper right after one turn to the right', () => {
    const { area } = turned({ turns: 0, area: { x: 0, y: 0, width: 0.25, height: 0.5 } });
    expect(area).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.25 });
  });

  it('is edited where it is turned or cut only', () => {
    expect(isUnedited(noEdit)).toBe(true);
    expect(isUnedited({ turns: 2, area: wholePicture })).toBe(false);
    expect(isUnedited({ turns: 0, area: part })).toBe(false);
  });

  it('shows the same part of the original, however it is turned', () => {
    const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
    fc.assert(
      fc.property(share, share, fc.integer({ min: 0, max: 3 }), (x, y, count) => {
        const area = { x: x / 2, y: y / 2, width: 0.5, height: 0.25 };
        let edit: PictureEdit = { turns: 0, area };
        for (let nth = 0; nth < count; nth += 1) edit = turned(edit);
        const before = areaBefore(edit);
        expect(before.x).toBeCloseTo(area.x);
        expect(before.y).toBeCloseTo(area.y);
        expect([before.width, before.height]).toEqual([0.5, 0.25]);
      }),
    );
  });
});
