import {
  currencyNames,
  isCurrency,
  isQuotedInCents,
  leadingMembers,
  membersOf,
} from '#domain/market/index.ts';
import type { Instrument } from '#domain/market/index.ts';
import { formatExact, multiplyDivide, formatFixed, parseFixed } from '#kernel/index.ts';
import type { WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import type { Caller, Handler } from '../context.ts';
import { unitName } from './views/contract-units.ts';
import { instrumentOfRequest, quoteView, tickerOf } from './views/quote-views.ts';

type WireSummary = WireResponseOf<EndpointById<'market.summaryDetail'>>;

export const summaryDetail: Handler<'market.summaryDetail'> = (caller, request) => {
  const instrument = instrumentOfRequest(caller, request);
  return {
    stock_code: instrument.code,
    market: instrument.exchange,
    company: companyOf(instrument),
    contract: contractOf(caller, instrument),
    pair: pairOf(caller, instrument),
    index: indexOf(caller, instrument),
  };
};

function companyOf({ group, lotSize, unitsOutstanding }: Instrument): WireSummary['company'] {
  if (group !== 'HK' && group !== 'US') return null;
  return {
    sharesOutstanding: unitsOutstanding === undefined ? null : formatExact(unitsOutstanding),
    boardLot: formatExact(lotSize),
  };
}

function contractOf({ language }: Caller, { contract, contractSize }: Instrument): WireSummary['contract'] {
  if (contract === undefined) return null;
  return {
    product: contract.product,
    unit: unitName(contract.unit, language),
    units: formatExact(isQuotedInCents(contract) ? contractSize * 100n : contractSize),
    isQuotedInCents: isQuotedInCents(contract),
    contractSize: formatExact(contractSize),
    isContinuous: contract.delivery === undefined,
    deliveryMonth: contract.delivery?.month ?? null,
  };
}

/** Pips are ten of the smallest steps: prices are quoted to the tenth of one. */
function pairOf({ language }: Caller, { group, code, tickSize }: Instrument): WireSummary['pair'] {
  const [base, quote] = [code.slice(0, 3), code.slice(3)];
  if (group !== 'FOREX' || !isCurrency(base) || !isCurrency(quote)) return null;
  const nameIn = { en: 0, 'zh-Hans': 1, 'zh-Hant': 2 } as const;
  return {
    base,
    quote,
    baseName: currencyNames(base)[nameIn[language]],
    quoteName: currencyNames(quote)[nameIn[language]],
    pipSize: formatExact(tickSize * 10n),
  };
}

function indexOf(caller: Caller, instrument: Instrument): WireSummary['index'] {
  if (instrument.group !== 'INDEX') return null;
  const members = membersOf(instrument, caller.state.market.instruments);
  const weigh = (share: number) => parseFixed((share * 100).toFixed(4));
  const hundred = parseFixed('100');
  return {
    memberCount: members.length,
    coveredWeight: formatFixed(
      members.reduce((sum, { share }) => sum + weigh(share), 0n),
      2,
    ),
    members: members.slice(0, leadingMembers).map(({ instrument: member, share }) => ({
      ...quoteView(caller, member),
      weight: formatFixed(weigh(share), 2),
      contribution: formatFixed(
        multiplyDivide(weigh(share), tickerOf(caller, member).changeRatio, hundred),
        4,
      ),
    })),
  };
}
