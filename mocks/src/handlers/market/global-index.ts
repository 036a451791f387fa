import type { Handler } from '../context.ts';
import { indexViews } from './index-views.ts';

export const globalIndex: Handler<'market.globalIndex'> = indexViews;
