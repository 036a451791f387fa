/** What a person does to a picture before it is sent. Pure. */

/** A part of a picture, in shares of its width and height from 0 to 1. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Quarter turns to the right. */
type Turns = 0 | 1 | 2 | 3;

export interface PictureEdit {
  readonly turns: Turns;
  /** The part of the turned picture that is sent. */
  readonly area: Area;
}

export const wholePicture: Area = { x: 0, y: 0, width: 1, height: 1 };
export const noEdit: PictureEdit = { turns: 0, area: wholePicture };

export function isUnedited({ turns, area }: PictureEdit): boolean {
  return turns === 0 && area.x === 0 && area.y === 0 && area.width === 1 && area.height === 1;
}

/** One more quarter turn to the right; the part keeps what it shows. */
export function turned({ turns, area }: PictureEdit): PictureEdit {
  return { turns: ((turns + 1) % 4) as Turns, area: areaTurned(area) };
}

const areaTurned = ({ x, y, width, height }: Area): Area => ({
  x: clean(1 - y - height),
  y: x,
  width: height,
  height: width,
});

/** The part in the picture as it was before it was turned. */
export function areaBefore({ turns, area }: PictureEdit): Area {
  let before = area;
  for (let further = turns; further % 4 !== 0; further += 1) before = areaTurned(before);
  return before;
}

/** Without the crumbs of binary fractions: the whole stays the whole. */
const clean = (share: number): number => Math.max(0, Number(share.toFixed(9)));
