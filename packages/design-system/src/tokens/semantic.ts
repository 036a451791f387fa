import {
  accent,
  amber,
  azure,
  deal,
  green,
  inkDark,
  inkLight,
  orangeRed,
  series,
  status,
} from './palette.ts';

export type Theme = 'light' | 'dark';
/** Which colour means a rising price. `red-up` is the East Asian habit. */
export type PriceConvention = 'green-up' | 'red-up' | 'colour-blind';

export const themes = ['light', 'dark'] as const satisfies readonly Theme[];
export const priceConventions = [
  'green-up',
  'red-up',
  'colour-blind',
] as const satisfies readonly PriceConvention[];

const light = {
  'surface.canvas': inkLight[0],
  'surface.raised': inkLight[1],
  'surface.overlay': inkLight[0],
  'surface.sunken': inkLight[1],
  'surface.selected': inkLight[0],
  'surface.hover': inkLight[1],
  'surface.pressed': inkLight[2],
  'surface.inverse': inkLight[9],
  'surface.scrim': '#0D121F73',
  'surface.skeleton': '#E6E9EF',
  'text.primary': inkLight[9],
  'text.secondary': inkLight[7],
  'text.tertiary': inkLight[6],
  'text.disabled': inkLight[5],
  'text.inverse': inkLight[0],
  'text.accent': accent.light,
  'text.onAccent': '#FFFFFF',
  'line.hairline': inkLight[3],
  'line.strong': inkLight[5],
  'line.focus': accent.light,
  'accent.fill': accent.light,
  'accent.fillHover': accent.lightHover,
  'accent.tint': accent.lightTint,
  'status.positive': status.positiveLight,
  'status.positiveTint': '#E3F3F4',
  'status.negative': status.negativeLight,
  'status.negativeTint': '#FCEAF0',
  'status.negativeFill': status.negativeLight,
  'status.onNegative': '#FFFFFF',
  'status.waiting': status.waitingLight,
  'status.waitingTint': '#F8F0DA',
  'status.info': accent.light,
  'status.infoTint': accent.lightTint,
  'trend.flat': inkLight[5],
  'trend.flatText': inkLight[6],
  'trend.flatTint': inkLight[2],
  'chart.grid': inkLight[2],
  'chart.axis': inkLight[6],
  'chart.reference': inkLight[5],
  'chart.crosshair': inkLight[8],
  'chart.tag': inkLight[8],
  'chart.onTag': inkLight[0],
  'chart.1': series.light[0],
  'chart.2': series.light[1],
  'chart.3': series.light[2],
  'chart.4': series.light[3],
  'chart.5': series.light[4],
  'chart.6': series.light[5],
} as const;

/** A role a colour plays, the same in every theme. */
export type ThemeColor = keyof typeof light;

const dark: Record<ThemeColor, string> = {
  'surface.canvas': inkDark[0],
  'surface.raised': inkDark[1],
  'surface.overlay': inkDark[2],
  'surface.sunken': inkDark[1],
  'surface.selected': inkDark[2],
  'surface.hover': inkDark[1],
  'surface.pressed': inkDark[2],
  'surface.inverse': inkDark[9],
  'surface.scrim': '#000000A6',
  'surface.skeleton': '#1E2431',
  'text.primary': inkDark[9],
  'text.secondary': inkDark[7],
  'text.tertiary': inkDark[6],
  'text.disabled': inkDark[5],
  'text.inverse': inkDark[0],
  'text.accent': accent.darkText,
  'text.onAccent': '#FFFFFF',
  'line.hairline': inkDark[3],
  'line.strong': inkDark[5],
  'line.focus': accent.darkText,
  'accent.fill': accent.dark,
  'accent.fillHover': accent.darkHover,
  'accent.tint': accent.darkTint,
  'status.positive': status.positiveDark,
  'status.positiveTint': '#0F2A2E',
  'status.negative': status.negativeDark,
  'status.negativeTint': '#34141F',
  'status.negativeFill': status.negativeDark,
  'status.onNegative': inkDark[0],
  'status.waiting': status.waitingDark,
  'status.waitingTint': '#2B2410',
  'status.info': accent.darkText,
  'status.infoTint': accent.darkTint,
  'trend.flat': inkDark[5],
  'trend.flatText': inkDark[6],
  'trend.flatTint': inkDark[3],
  'chart.grid': inkDark[2],
  'chart.axis': inkDark[6],
  'chart.reference': inkDark[5],
  'chart.crosshair': inkDark[8],
  'chart.tag': inkDark[8],
  'chart.onTag': inkDark[0],
  'chart.1': series.dark[0],
  'chart.2': series.dark[1],
  'chart.3': series.dark[2],
  'chart.4': series.dark[3],
  'chart.5': series.dark[4],
  'chart.6': series.dark[5],
};

export const themeColors: Record<Theme, Record<ThemeColor, string>> = { light, dark };

/** One direction of a price. `fill`: areas, lines and text from 24 px. `text`: small text. */
interface DirectionColors {
  fill: string;
  text: string;
}

type Hue = 'green' | 'orangeRed' | 'azure' | 'amber';

const hues = {
  green: { ...green, onDark: green.exact },
  orangeRed: { ...orangeRed, onDark: orangeRed.exact },
  azure: { ...azure, onDark: azure.bright },
  amber: { ...amber, onDark: amber.bright },
} as const;

const directions: Record<Theme, (hue: Hue) => DirectionColors> = {
  light: (hue) => ({ fill: hues[hue].exact, text: hues[hue].ink }),
  dark: (hue) => ({ fill: hues[hue].onDark, text: hues[hue].onDark }),
};

const conventionHues: Record<PriceConvention, { up: Hue; down: Hue }> = {
  'green-up': { up: 'green', down: 'orangeRed' },
  'red-up': { up: 'orangeRed', down: 'green' },
  'colour-blind': { up: 'azure', down: 'amber' },
};

const trendTokens = {
  'trend.up': ['up', 'fill'],
  'trend.upText': ['up', 'text'],
  'trend.down': ['down', 'fill'],
  'trend.downText': ['down', 'text'],
  // Lines, marks and words of a side of the book: on a page, where the fill of a button may be too faint.
  'side.buy': ['up', 'text'],
  'side.sell': ['down', 'text'],
} as const satisfies Record<string, readonly ['up' | 'down', keyof DirectionColors]>;

const dealTokens = {
  'action.buy': ['up', 'fill'],
  'action.buyHover': ['up', 'hover'],
  'action.onBuy': ['up', 'ink'],
  'action.sell': ['down', 'fill'],
  'action.sellHover': ['down', 'hover'],
  'action.onSell': ['down', 'ink'],
} as const satisfies Record<string, readonly ['up' | 'down', 'fill' | 'hover' | 'ink']>;

/**
 * A role that flips with the price convention. Buying takes the hue of a rise, selling that of a fall, as is the field's
 * habit; their buttons have shades of their own, for a trend's colour means a price.
 */
export type TrendColor = keyof typeof trendTokens | keyof typeof dealTokens;
export type ColorToken = ThemeColor | TrendColor;

/** The direction colours of one theme under one convention. */
export function trendColors(theme: Theme, convention: PriceConvention): Record<TrendColor, string> {
  const sides = conventionHues[convention];
  const trends = Object.entries(trendTokens).map(([name, [side, part]]) => [
    name,
    directions[theme](sides[side])[part],
  ]);
  const deals = Object.entries(dealTokens).map(([name, [side, part]]) => [
    name,
    dealColors(theme, sides[side])[part],
  ]);
  return Object.fromEntries([...trends, ...deals]) as Record<TrendColor, string>;
}

function dealColors(theme: Theme, hue: Hue): Record<'fill' | 'hover' | 'ink', string> {
  return {
    fill: deal[hue][theme],
    hover: deal[hue][`${theme}Hover`],
    ink: hue === 'amber' ? '#180E00' : '#FFFFFF',
  };
}
