import { linearRgb } from './contrast.ts';

/** The three kinds of dichromacy: no long-, middle- or short-wave cones. About one man in fifty has one of the first two. */
export const colourVisions = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
export type ColourVision = (typeof colourVisions)[number];

type Row = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Row, Row, Row];

/**
 * What is left of a colour, on linear RGB: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, “A Physiologically-based
 * Model for Simulation of Color Vision Deficiency”, IEEE Transactions on Visualization and Computer Graphics 15 (6),
 * 2009, severity 1.0. A filter of the page can use them as they are (`feColorMatrix` works on linear RGB).
 */
export const visionMatrices: Readonly<Record<ColourVision, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function hexByte(value: number): string {
  const clipped = Math.min(Math.max(value, 0), 1);
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
}

function times(matrix: Matrix, [red, green, blue]: Row): Row {
  const row = ([r, g, b]: Row): number => r * red + g * green + b * blue;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

/** How a person with this vision sees `#RRGGBB`, as `#RRGGBB`. */
export function seenWith(vision: ColourVision, hex: string): string {
  return `#${times(visionMatrices[vision], linearRgb(hex)).map(hexByte).join('')}`;
}

const coneResponse: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const opponent: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/**
 * How different two colours `#RRGGBB` look: their distance in OKLab, where white and black are 1 apart and 0.02 is about
 * the least a person notices side by side (B. Ottosson, “A perceptual color space for image processing”, 2020).
 */
export function colourDistance(one: string, other: string): number {
  const lab = (hex: string): Row => {
    const [long, middle, short] = times(coneResponse, linearRgb(hex));
    return times(opponent, [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)]);
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
