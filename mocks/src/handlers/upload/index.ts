import type { HandlersOfFamily } from '../context.ts';
import { uploadFile } from './file.ts';

export const uploadHandlers: HandlersOfFamily<'upload'> = {
  'upload.file': uploadFile,
};
