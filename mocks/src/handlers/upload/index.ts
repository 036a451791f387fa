import { notBuilt } from '../context.ts';
import type { HandlersOfFamily } from '../context.ts';

export const uploadHandlers: HandlersOfFamily<'upload'> = {
  'upload.file': notBuilt,
};
