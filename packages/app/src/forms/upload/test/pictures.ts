/** Pictures as a person may choose them, made in the browser; and files that only look like one. */

const secret = 'GPS-51.5-0.12';
/** What a camera writes into a picture, beside the picture. */
export const cameraSecret = secret;

/** A picture that has something in every corner. @param type of the file; a JPEG says where it was taken */
export async function photo(
  width: number,
  height: number,
  type: 'image/jpeg' | 'image/png' | 'image/webp' = 'image/jpeg',
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  const sky = context.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, '#7fb2e5');
  sky.addColorStop(1, '#28324a');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f6e7c1';
  for (let x = 0; x < width; x += 40) context.fillRect(x, (x * 7) % height, 17, 23);
  const blob = await canvas.convertToBlob({ type, quality: 0.95 });
  const name = `IMG_0412.${type.slice('image/'.length)}`;
  if (type !== 'image/jpeg') return new File([blob], name, { type });
  const exif = new TextEncoder().encode(`Exif\0\0${secret}`);
  const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return new File([head, exif, blob.slice(2)], name, { type });
}

/**
 * A photo of a card of letters on a table. @param light of all of it, 1 as by day @param margin around the card, of the width
 */
export async function documentPhoto(width: number, { light = 1, margin = 0.1 } = {}): Promise<File> {
  const height = Math.round(width * 0.65);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  const ink = (luminance: number) => `rgb(${[0, 0, 0].map(() => Math.round(luminance * light)).join(' ')})`;
  const fill = (luminance: number, x: number, y: number, w: number, h: number) => {
    context.fillStyle = ink(luminance);
    context.fillRect(Math.round(x), Math.round(y), Math.round(w), Math.round(h));
  };
  const edge = width * margin;
  fill(120, 0, 0, width, height);
  fill(200, edge, edge, width - 2 * edge, height - 2 * edge);
  const step = width / 60;
  for (let y = edge + step; y < height - edge - step; y += 2 * step)
    for (let x = edge; x < width - edge - step; x += 1.5 * step) fill(50, x, y, step * 0.8, step);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })], 'IMG_0414.jpg', {
    type: 'image/jpeg',
  });
}

/** The first part of a photo: its download stopped there. */
export async function cutOff(): Promise<File> {
  const whole = await photo(1200, 900);
  return new File([whole.slice(0, Math.floor(whole.size / 2))], whole.name, { type: whole.type });
}

const file = (name: string, ...parts: (string | readonly number[])[]): File => {
  const bytes = parts.map((part) =>
    Uint8Array.from(typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part),
  );
  return new File(bytes, name, { type: 'image/jpeg' });
};

/** A page that says it is a JPEG. */
export const disguisedPage = file('proof.jpg', '<!doctype html><script>alert(1)</script>');
/** A drawing that runs a script, under the name of a photo. */
export const disguisedDrawing = file(
  'proof.jpg',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
export const emptyFile = file('proof.jpg');
/** 33 bytes that would need 10 GB once decoded. */
export const hugePng = file(
  'huge.png',
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  [0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50, 8, 6, 0, 0, 0],
);
/** Its header is right, and nothing follows. */
export const brokenPng = file(
  'broken.png',
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  [0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0],
);

const box = (type: string, content: readonly number[]): number[] => [
  0,
  0,
  0,
  content.length + 8,
  ...Array.from(type, (one) => one.charCodeAt(0)),
  ...content,
];
/** As a phone takes it. This browser knows no HEIC. */
export const heic = file(
  'IMG_0413.HEIC',
  box('ftyp', [...Array.from('heic', (one) => one.charCodeAt(0)), 0, 0, 0, 0]),
  box('meta', [
    0,
    0,
    0,
    0,
    ...box('iprp', box('ipco', box('ispe', [0, 0, 0, 0, 0, 0, 0x0f, 0xc0, 0, 0, 0x0b, 0xd0]))),
  ]),
);
