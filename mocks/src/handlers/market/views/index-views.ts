import type { Caller } from '../../context.ts';
import { listed } from './instruments.ts';
import { quoteView } from './quote-views.ts';

export function indexViews(caller: Caller) {
  return listed(caller, 'INDEX').map((instrument) => ({
    ...quoteView(caller, instrument),
    region: instrument.region ?? 'US',
  }));
}
