import { page } from '../context.ts';
import type { Handler } from '../context.ts';
import { listed } from './instruments.ts';
import { quoteView } from './quote-views.ts';

export const cryptoPage: Handler<'market.cryptoPage'> = (caller, request) => {
  const { list, ...rest } = page(listed(caller, 'CRYPTO'), request);
  return { ...rest, list: list.map((instrument) => quoteView(caller, instrument)) };
};
