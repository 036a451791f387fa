import { maxRows, type Page } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nextPage,
  nothingRead,
  pagesCovering,
  withPage,
  type GrownList,
  type PageAsked,
} from './grown-list.ts';

type Row = string;
const keyOf = (row: Row): string => row;

const page = (list: readonly Row[], total: number, unreadableCount = 0): Page<Row> => ({
  list,
  unreadableCount,
  firstMisfit: unreadableCount > 0 ? 'price: too fine' : null,
  surplusCount: 0,
  pageNo: 1,
  totalPage: 1,
  total,
});

const rows = (count: number): Row[] => Array.from({ length: count }, (_, index) => `row ${index}`);

/** A page cut out of what the backend has at that moment. */
const answer = (all: readonly Row[], { pageNo, pageSize }: PageAsked): Page<Row> =>
  page(all.slice((pageNo - 1) * pageSize, pageNo * pageSize), all.length);

function grownTo(pages: number, step: number, momentOf: (pageNo: number) => readonly Row[]): GrownList<Row> {
  let list: GrownList<Row> = nothingRead;
  for (let count = 0; count < pages && list.hasMore; count += 1) {
    const asked = nextPage(list.askedCount, step);
    list = withPage(list, answer(momentOf(asked.pageNo), asked), asked, keyOf);
  }
  return list;
}

describe('a list grows page by page', () => {
  test('to its last row, however many there are and however long a page is', () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.integer({ min: 1, max: maxRows }), (count, step) => {
        const all = rows(count);
        const list = grownTo(count + 2, step, () => all);
        expect(list.list).toEqual(all);
        expect(list).toMatchObject({ hasMore: false, total: count, isFromTwoMoments: false });
      }),
      { numRuns: 50 },
    );
  });

  test('and what could not be read adds up over its pages', () => {
    const first = withPage(nothingRead, page(rows(24), 60, 1), { pageNo: 1, pageSize: 25 }, keyOf);
    const second = withPage(first, page(['a', 'b'], 60, 2), { pageNo: 2, pageSize: 25 }, keyOf);
    expect(second).toMatchObject({ unreadableCount: 3, firstMisfit: 'price: too fine', hasMore: true });
  });

  test('a line that could not be read is no reason to ask for more', () => {
    expect(withPage(nothingRead, page(rows(7), 8, 1), { pageNo: 1, pageSize: 25 }, keyOf).hasMore).toBe(
      false,
    );
  });

  test('a page shows as many rows as were asked for, and reports the rest', () => {
    const list = withPage(nothingRead, page(rows(1_000), 40), { pageNo: 1, pageSize: 25 }, keyOf);
    expect(list).toMatchObject({ list: { length: 25 }, surplusCount: 975, hasMore: true });
  });

  test('a page without a line ends the list, and the total still shows that there should be more', () => {
    const first = withPage(nothingRead, page(rows(25), 60), { pageNo: 1, pageSize: 25 }, keyOf);
    const second = withPage(first, page([], 60), { pageNo: 2, pageSize: 25 }, keyOf);
    expect(second).toMatchObject({ list: { length: 25 }, total: 60, hasMore: false });
  });
});

describe('a list that changes between two pages', () => {
  const before = rows(60);

  test('shows a row that has moved to the next page once, and is known to be of two moments', () => {
    const after = ['new', ...before];
    const list = grownTo(2, 25, (pageNo) => (pageNo === 1 ? before : after));
    expect(new Set(list.list).size).toBe(list.list.length);
    expect(list.isFromTwoMoments).toBe(true);
  });

  test('is known to be of two moments when a row has moved to the page before and would be lost', () => {
    const after = before.slice(1);
    expect(grownTo(2, 25, (pageNo) => (pageNo === 1 ? before : after)).isFromTwoMoments).toBe(true);
  });
});

describe('reading again what is shown', () => {
  test('takes one call as long as a call allows so many rows', () => {
    expect(pagesCovering(0, 25)).toEqual([{ pageNo: 1, pageSize: 25 }]);
    expect(pagesCovering(75, 25)).toEqual([{ pageNo: 1, pageSize: 75 }]);
    expect(pagesCovering(2_500, 25).map(({ pageNo }) => pageNo)).toEqual([1, 2, 3]);
  });

  test('covers every row shown, and the next page goes on where it ends', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.integer({ min: 1, max: maxRows }), (count, step) => {
        const pages = pagesCovering(count, step);
        const [{ pageSize } = { pageSize: 0 }] = pages;
        const read = pages.length * pageSize;
        expect(pageSize).toBeLessThanOrEqual(maxRows);
        expect(read).toBeGreaterThanOrEqual(count);
        expect((nextPage(read, step).pageNo - 1) * step).toBe(read);
      }),
    );
  });
});
