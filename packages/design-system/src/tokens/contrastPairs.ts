import type { ColorToken } from './semantic.ts';

/** WCAG 2.2 AA: small text, large text and lines (from 24 px), the outline of a control, and a graphic. */
export const leastContrast = { small: 4.5, large: 3, control: 3, graphic: 3 } as const;

const pages = [
  'surface.canvas',
  'surface.raised',
  'surface.overlay',
  'surface.sunken',
  'surface.hover',
] as const satisfies readonly ColorToken[];

const tints = [
  'status.positiveTint',
  'status.negativeTint',
  'status.waitingTint',
  'status.infoTint',
] as const satisfies readonly ColorToken[];

/** Lines and parts of a chart that have a name and a colour each, and no direction. */
export const chartSeries = [
  'chart.1',
  'chart.2',
  'chart.3',
  'chart.4',
  'chart.5',
  'chart.6',
] as const satisfies readonly ColorToken[];

/** A role, its possible backgrounds, and where it is used. A new role that carries meaning gets a line here. */
export interface ContrastPair {
  readonly foreground: ColorToken;
  readonly backgrounds: readonly ColorToken[];
  readonly kind: keyof typeof leastContrast;
  readonly where: string;
}

function pair(
  foreground: ColorToken,
  kind: ContrastPair['kind'],
  where: string,
  backgrounds: readonly ColorToken[],
): ContrastPair {
  return { foreground, backgrounds, kind, where };
}

/** Every pair of colours that components put on one another. The unit test and the Colour page both read this list. */
export const contrastPairs: readonly ContrastPair[] = [
  pair('text.primary', 'small', 'What is read', [...pages, 'surface.pressed', 'accent.tint', ...tints]),
  pair('text.secondary', 'small', 'Labels, second lines', [
    ...pages,
    'surface.pressed',
    'accent.tint',
    ...tints,
  ]),
  pair('text.tertiary', 'small', 'Hints, times, units', [...pages, 'surface.pressed']),
  pair('text.accent', 'small', 'Links, quiet buttons', [...pages, 'surface.pressed', 'accent.tint']),
  pair('text.inverse', 'small', 'Tooltips, toasts', ['surface.inverse']),
  pair('text.onAccent', 'small', 'The primary button', ['accent.fill', 'accent.fillHover']),
  pair('status.positive', 'small', 'Done', [...pages, 'status.positiveTint']),
  pair('status.negative', 'small', 'Failed', [...pages, 'status.negativeTint']),
  pair('status.waiting', 'small', 'Waiting', [...pages, 'status.waitingTint']),
  pair('status.info', 'small', 'Good to know', [...pages, 'status.infoTint']),
  pair('status.onNegative', 'small', 'The button that destroys', ['status.negativeFill']),
  pair('trend.upText', 'small', 'A rise in text', pages),
  pair('trend.downText', 'small', 'A fall in text', pages),
  pair('trend.flatText', 'small', 'No change', [...pages, 'trend.flatTint']),
  pair('trend.up', 'large', 'Lines and bars of a rise', pages),
  pair('trend.down', 'large', 'Lines and bars of a fall', pages),
  pair('action.onBuy', 'small', 'The buy button', ['action.buy', 'action.buyHover']),
  pair('action.onSell', 'small', 'The sell button', ['action.sell', 'action.sellHover']),
  pair('side.buy', 'small', 'A side of the order book', pages),
  pair('side.sell', 'small', 'A side of the order book', pages),
  pair('chart.axis', 'small', 'Numbers of an axis', ['surface.canvas', 'surface.raised']),
  pair('chart.onTag', 'small', 'The tag of the last price', ['chart.tag']),
  ...chartSeries.map((name) =>
    pair(name, 'graphic', 'A line or a part of a chart', [
      'surface.canvas',
      'surface.raised',
      'surface.overlay',
    ]),
  ),
  pair('line.strong', 'control', 'The outline of a control', [
    'surface.canvas',
    'surface.raised',
    'surface.overlay',
    'surface.sunken',
  ]),
  pair('line.focus', 'control', 'The ring of the focus', pages),
  pair('accent.fill', 'control', 'A switch that is on', ['surface.canvas', 'surface.overlay']),
];
