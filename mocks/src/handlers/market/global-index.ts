import type { Handler } from '../context.ts';
import { indexViews } from './views/index-views.ts';

export const globalIndex: Handler<'market.globalIndex'> = indexViews;
