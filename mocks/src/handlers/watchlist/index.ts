import type { HandlersOfFamily } from '../context.ts';
import { deleteByCode } from './delete-by-code.ts';
import { deleteEntry } from './delete.ts';
import { list } from './list.ts';
import { save } from './save.ts';

export const watchlistHandlers: HandlersOfFamily<'watchlist'> = {
  'watchlist.list': list,
  'watchlist.save': save,
  'watchlist.delete': deleteEntry,
  'watchlist.deleteByCode': deleteByCode,
};
