/** What the help says in figures is what the brokerage does. */
import {
  emailCodeLifeSeconds,
  emailCodeWaitSeconds,
  helpTopics,
  maxImageMegabytes,
  type AssetClass,
} from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { FIXED_ONE, formatExact, type Fixed } from '#kernel/index.ts';
import { depositMethods } from '../../deposits/index.ts';
import { copyLimits } from '../../follow/index.ts';
import { calendarDefinitions } from '../../market/index.ts';
import { classTerms } from '../../orders/index.ts';
import { openMethods } from '../../withdrawals/index.ts';
import { helpBody, helpOfTopics } from './help-desk.ts';

const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;
const entries = helpTopics.flatMap((topic) => helpOfTopics[topic]);

/** An answer in every language, without the space that English has before a percent sign. */
function answersOf(id: string): readonly string[] {
  const article = entries.find((one) => one.id === id);
  if (article === undefined) throw new Error(`no help "${id}"`);
  return languages.map((language) => helpBody(article, language).replaceAll(' %', '%'));
}

/** A rate as percent: 0.0005 is 0.05%. */
const percent = (rate: Fixed): string => `${formatExact(rate * 100n)}%`;
const dollars = (amount: Fixed): string => `$${Number(formatExact(amount)).toLocaleString('en-US')}`;

function expectFigures(id: string, figures: readonly string[]): void {
  for (const answer of answersOf(id)) for (const figure of figures) expect(answer, id).toContain(figure);
}

test('every topic has answers, and each leads to a screen by an address of the app', () => {
  for (const topic of helpTopics) expect(helpOfTopics[topic].length, topic).toBeGreaterThan(1);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { leadsTo } of entries)
    if (leadsTo !== undefined) expect(leadsTo.path).toMatch(/^\/pages\/\w+\/\w+$/);
});

describe('the figures of the help', () => {
  test('are the fees of each class', () => {
    const lines: readonly (readonly [AssetClass, string])[] = [
      ['stock', `$${formatExact(classTerms.stock.minFee)}`],
      ['hkStock', `HK$${formatExact(classTerms.hkStock.minFee)}`],
      ['future', dollars(classTerms.future.minFee)],
      ['forex', dollars(classTerms.forex.minFee)],
      ['crypto', ''],
      ['blockTrade', ''],
    ];
    for (const [name, least] of lines)
      expectFigures('HELP-fees-trading', [percent(classTerms[name].feeRate), least]);
    expect(classTerms.newStock.feeRate).toBe(0n);
  });

  test('are the rates of a night, and where a position is closed', () => {
    for (const name of ['stock', 'hkStock', 'crypto', 'forex'] as const) {
      const { overnight, maintenanceRate } = classTerms[name];
      if (overnight === null) throw new Error(`${name} is held for nothing`);
      expectFigures('HELP-fees-overnight', [percent(overnight.long), percent(overnight.short)]);
      expectFigures('HELP-margin-stop-out', [percent(maintenanceRate)]);
    }
    expect(classTerms.future.overnight).toBeNull();
    expectFigures('HELP-margin-stop-out', [percent(classTerms.future.maintenanceRate)]);
  });

  test('are the fees and limits of withdrawals', () => {
    for (const { type, feeRate, minFee, minimum, maximum } of openMethods({ closedWithdrawals: [] })) {
      expectFigures('HELP-withdrawal-fee', [dollars(minFee), dollars(maximum)]);
      // Two decimals in the help: 0.10%.
      if (type === 'bankCard')
        expectFigures('HELP-withdrawal-fee', [
          `${((Number(feeRate) / Number(FIXED_ONE)) * 100).toFixed(2)}%`,
          dollars(minimum),
        ]);
    }
  });

  test('are the times of deposits, and their least amount', () => {
    const wallets = depositMethods.filter(({ type }) => type === 'wallet').map((one) => one.arrivalMinutes);
    expect([Math.min(...wallets), Math.max(...wallets)]).toEqual([5, 60]);
    expectFigures('HELP-deposit-when', ['3', '5', '10']);
    expect(depositMethods.every(({ minimum }) => minimum === FIXED_ONE)).toBe(true);
  });

  test('are the hours of the exchanges', () => {
    const clock = (minutes: number): string =>
      `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    for (const name of ['US', 'HK'] as const)
      for (const [opens, closes] of calendarDefinitions[name].spans)
        expectFigures('HELP-trading-hours', [clock(opens), clock(closes)]);
  });

  test('are the limits of copying, of pictures and of codes', () => {
    expectFigures('HELP-following-futures', [dollars(copyLimits.minimum), dollars(copyLimits.maximum)]);
    expectFigures('HELP-identity-documents', [`${maxImageMegabytes} MB`]);
    expectFigures('HELP-security-password', [
      String(emailCodeLifeSeconds / 60),
      String(emailCodeWaitSeconds),
    ]);
    expectFigures('HELP-trading-block', [
      Number(formatExact(classTerms.blockTrade.leastQuantity)).toLocaleString('en-US'),
    ]);
  });
});
