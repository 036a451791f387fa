import { maxImageBytes } from '@meridian/api';
import { localised } from '#domain/localised.ts';
import { always } from '../refusal-definition.ts';
import type { RefusalDetail } from '../refusal-definition.ts';

const megabyte = 1024 * 1024;

export const uploadRefusals = {
  fileTooLarge(detail: RefusalDetail) {
    const limitBytes = Number(detail.get('limitBytes') ?? maxImageBytes);
    const limit = String(Number((limitBytes / megabyte).toFixed(5)));
    // In English as the spec has it (spec §8).
    return localised(
      `The size cannot exceed ${limit} M.`,
      `图片大小不能超过 ${limit} MB。`,
      `圖片大小不可超過 ${limit} MB。`,
    );
  },
  imageNotUploaded: always('Please upload the image again.', '请重新上传图片。', '請重新上載圖片。'),
  fileKindNotAllowed: always(
    'Please upload an image in JPEG, PNG, WebP or HEIC format.',
    '请上传 JPEG、PNG、WebP 或 HEIC 格式的图片。',
    '請上載 JPEG、PNG、WebP 或 HEIC 格式的圖片。',
  ),
} as const;
