import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFileName, sendableFileName } from './file-name.ts';

test.each([
  ['proof.png', 'proof.png'],
  ['转账 截图 (2).jpeg', '转账 截图 (2).jpeg'],
  ['/sdcard/DCIM/1.jpg', '1.jpg'],
  ['C:\\photos\\card.webp', 'card.webp'],
  ['line\r\nbreak\u0000.png', 'linebreak.png'],
  ['', 'image'],
  ['..', 'image'],
  ['photos/', 'photos'],
  ['a'.repeat(10_000) + '.heic', 'a'.repeat(195) + '.heic'],
])('a file called %j is sent as %j', (name, sent) => {
  expect(sendableFileName(name)).toBe(sent);
});

test.each(['', '.', '..', 'a/b.png', 'a\\b.png', 'a\nb.png', '\u0000', '\u007f.png', 'x'.repeat(201)])(
  'no server takes a file called %j',
  (name) => {
    expect(isFileName(name)).toBe(false);
  },
);

test('whatever a file is called, it can be sent, and a name that can be sent stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const sent = sendableFileName(name);
      expect(isFileName(sent)).toBe(true);
      expect(sendableFileName(sent)).toBe(sent);
    }),
  );
});
