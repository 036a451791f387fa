import { encode } from 'uqr';

/** A picture of a QR code, as a phone saves one that was sent to it: on white, beside other things. */
export async function pictureOfCode(text: string): Promise<File> {
  const { data, size } = encode(text);
  const [moduleSize, margin] = [7, 90];
  const side = size * moduleSize + 2 * margin;
  const canvas = new OffscreenCanvas(side, side + 160);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#1a1f2b';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(margin + x * moduleSize, margin + y * moduleSize, moduleSize, moduleSize);
    }),
  );
  context.fillStyle = '#4a4ad8';
  context.fillRect(margin, side + 20, side / 2, 40);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })], 'invitation.jpg', {
    type: 'image/jpeg',
  });
}
