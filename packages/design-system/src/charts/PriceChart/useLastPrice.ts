import { useState, useSyncExternalStore } from 'react';
import type { LivePrice } from './PriceChart.types.ts';

export interface LastPrice {
  /** As rendered. */
  price: number | undefined;
  /** Where it ticks: what is drawn from it between renders. */
  live: LivePrice | undefined;
  /** Renders the chart with the price of now. For what a tick changes besides the picture. */
  renderAgain: () => void;
}

/** The last price. A live one is read on every render, but does not ask for any: the painter says when one is needed. */
export function useLastPrice(lastPrice: number | LivePrice | undefined): LastPrice {
  const [renders] = useState(createRenders);
  const live = typeof lastPrice === 'object' ? lastPrice : undefined;
  const read = (): number | undefined => (typeof lastPrice === 'object' ? lastPrice.read() : lastPrice);
  const price = useSyncExternalStore(renders.subscribe, read, read);
  return { price, live, renderAgain: renders.ask };
}

function createRenders() {
  let render: (() => void) | undefined;
  return {
    subscribe(onChange: () => void): () => void {
      render = onChange;
      return () => {
        render = undefined;
      };
    },
    ask(): void {
      render?.();
    },
  };
}
