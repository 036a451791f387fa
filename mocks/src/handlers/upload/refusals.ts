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
    return localised({
      en: `The size cannot exceed ${limit} M.`,
      'zh-Hans': `图片大小不能超过 ${limit} MB。`,
      'zh-Hant': `圖片大小不可超過 ${limit} MB。`,
    });
  },
  fileEmpty: always({
    en: 'The file is empty. Please choose another image.',
    'zh-Hans': '文件为空，请重新选择图片。',
    'zh-Hant': '檔案是空的，請重新選擇圖片。',
  }),
  imageNotUploaded: always({
    en: 'Please upload the image again.',
    'zh-Hans': '请重新上传图片。',
    'zh-Hant': '請重新上載圖片。',
  }),
  fileKindNotAllowed: always({
    en: 'Please upload an image in JPEG, PNG, WebP or HEIC format.',
    'zh-Hans': '请上传 JPEG、PNG、WebP 或 HEIC 格式的图片。',
    'zh-Hant': '請上載 JPEG、PNG、WebP 或 HEIC 格式的圖片。',
  }),
} as const;
