/** Groups the thousands of a plain decimal as the press writes them: `12,634.28`. The same in every engine. */
export function grouped(figure: string): string {
  const [whole = '', ...decimals] = figure.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
