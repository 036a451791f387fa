import { describe, expect, it } from 'vitest';
import { figureWidth } from './largeFigure.ts';

describe('the width of a large figure', () => {
  it('grows with its digits, so that a long one is set smaller', () => {
    expect(figureWidth('l', '189.84')).toEqual({ '--m-figure': '3.6' });
    expect(figureWidth('l', '123,456,789,012.34')).toEqual({ '--m-figure': '10.8' });
  });

  it('counts Chinese letters as squares', () => {
    expect(figureWidth('l', '10 股 AAPL')).toEqual({ '--m-figure': '5.8' });
  });

  it('counts a currency that is set small before it', () => {
    expect(figureWidth('l', '25.00', 'HK$')).toEqual({ '--m-figure': '4.5' });
  });

  it('is not there where the figure is not large: a tick then changes its text alone', () => {
    for (const size of ['s', 'm']) expect(figureWidth(size, '123,456,789,012.34')).toBeUndefined();
  });
});
