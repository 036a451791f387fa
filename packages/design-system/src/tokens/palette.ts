/** Raw colours. Nothing outside `tokens/` reads these: components name a role (`token('text.primary')`), never a colour. */

/** Ten steps of cool ink for the light theme, 0 the paper, 9 the writing. */
export const inkLight = [
  '#FFFFFF',
  '#F5F6F9',
  '#ECEEF3',
  '#DEE1E9',
  '#C5CAD6',
  '#868DA0',
  '#5F667A',
  '#474D60',
  '#262C3D',
  '#0D121F',
] as const;

/** The same ten steps for the dark theme: 0 the night, 9 the writing. Raised surfaces are lighter, there are no shadows. */
export const inkDark = [
  '#0B0E15',
  '#11151E',
  '#171C27',
  '#222836',
  '#323A4B',
  '#6A7388',
  '#949CB0',
  '#B4BBCB',
  '#D8DCE6',
  '#F1F3F8',
] as const;

/** Blue-violet: actions, selection, focus. Neither of the trend colours of any convention. */
export const accent = {
  light: '#4B4BE0',
  lightHover: '#3E3EC9',
  lightTint: '#EDEDFD',
  dark: '#5556E4',
  darkHover: '#5F60EA',
  darkTint: '#1D1F3D',
  darkText: '#A6A8FF',
} as const;

/** Exact by decision: rise and fall. The `ink` variants are for small text on light surfaces, where the exact ones miss WCAG AA. */
export const green = { exact: '#049C6B', ink: '#037A54' } as const;
export const orangeRed = { exact: '#FF4D00', ink: '#C73C00' } as const;

/** Colour-blind-safe pair: differs in hue for every kind of colour vision, and in lightness too. */
export const azure = { exact: '#0F7FB8', ink: '#0A6796', bright: '#4FB3EA' } as const;
export const amber = { exact: '#C97A00', ink: '#8F5600', bright: '#F0A63C' } as const;

/**
 * Fills of the buttons that buy and sell: of the hues above, and none of their shades, so that a colour of a price means
 * the price. Deeper, to carry white; amber carries dark ink, since a dark amber is brown.
 */
export const deal = {
  green: { light: '#0A7350', lightHover: '#075E41', dark: '#0B7A57', darkHover: '#096B4C' },
  orangeRed: { light: '#B93A06', lightHover: '#9A3005', dark: '#C2410C', darkHover: '#AD3A0E' },
  azure: { light: '#0B6190', lightHover: '#08527B', dark: '#126D9F', darkHover: '#0F5C88' },
  amber: { light: '#F2B04C', lightHover: '#F7C06C', dark: '#F2B04C', darkHover: '#F7C06C' },
} as const;

/**
 * Lines and parts that a chart tells apart by name and colour. None of them is a trend colour of any convention, and they
 * differ in lightness as well as in hue: six stay six without colour vision.
 */
export const series = {
  light: ['#5B4FE0', '#C0208F', '#075B68', '#7A6C00', '#4A1042', '#7681A0'],
  dark: ['#A6A8FF', '#E05BC8', '#6FE9F0', '#DCD34A', '#4F79F6', '#6F7A92'],
} as const;

/** How an action ended. These never flip with the price convention. */
export const status = {
  positiveLight: '#0B6E77',
  positiveDark: '#4CC3CB',
  negativeLight: '#B4234F',
  negativeDark: '#FF7FA0',
  waitingLight: '#7A5A0A',
  waitingDark: '#E0BC5A',
} as const;
