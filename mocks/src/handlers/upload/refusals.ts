import { maxImageMegabytes } from '@meridian/api';
import { always } from '../refusal-definition.ts';

export const uploadRefusals = {
  // In English as the spec has it (spec §8).
  fileTooLarge: always(
    `The size cannot exceed ${maxImageMegabytes} M.`,
    `图片大小不能超过 ${maxImageMegabytes} MB。`,
    `圖片大小不可超過 ${maxImageMegabytes} MB。`,
  ),
  fileKindNotAllowed: always(
    'Please upload an image in JPEG, PNG, WebP or HEIC format.',
    '请上传 JPEG、PNG、WebP 或 HEIC 格式的图片。',
    '請上載 JPEG、PNG、WebP 或 HEIC 格式的圖片。',
  ),
} as const;
