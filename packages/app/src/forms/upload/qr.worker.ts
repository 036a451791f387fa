import { readCode } from './read-code.ts';

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void readCode(data).then((read) => postMessage(read));
});
