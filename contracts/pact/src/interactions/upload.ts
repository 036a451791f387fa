import { uploadFile } from '@meridian/api';
import { file } from '../example.ts';
import { chinese, signedIn, state, type Interaction } from '../interaction.ts';

/** One pixel. */
const image = file({
  name: 'proof.png',
  type: 'image/png',
  content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
});
const letter = file({
  name: 'proof.txt',
  type: 'text/plain',
  content: Buffer.from('I have paid. Believe me.').toString('base64'),
});
/** So little that a pixel is more. */
const lowLimit = state('uploadLimit', { megabytes: 0.00005 });

export const uploads: readonly Interaction[] = [
  {
    endpoint: uploadFile,
    description: 'to put an image on the server',
    given: signedIn,
    request: { file: image },
    answer: { data: { url: 'https://backend.example/files/1.png' } },
  },
  {
    endpoint: uploadFile,
    description: 'to put an image on the server that is too large',
    given: [...signedIn, lowLimit],
    request: { file: image },
    answer: { refusal: 'fileTooLarge' },
  },
  {
    endpoint: uploadFile,
    description: 'to put an image on the server that is too large, in traditional Chinese',
    given: [...signedIn, lowLimit],
    locale: 'zh-Hant',
    request: { file: image },
    answer: { refusal: 'fileTooLarge', message: { pattern: chinese, example: '圖片大小不可超過 5 MB。' } },
  },
  {
    endpoint: uploadFile,
    description: 'to put a file on the server that is no image',
    given: signedIn,
    request: { file: letter },
    answer: { refusal: 'fileKindNotAllowed' },
  },
];
