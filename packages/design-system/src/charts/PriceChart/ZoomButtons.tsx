import type { ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '#icons/index.ts';
import type { PriceChartLabels } from './PriceChart.types.ts';
import { ZoomBar, ZoomButton } from './PriceChart.styles.ts';
import { zoomStep } from './plotKeys.ts';
import type { ZoomControls } from './useZoom.ts';

interface ZoomButtonsProps {
  zoom: ZoomControls;
  labels: PriceChartLabels;
  /** Without data they keep their room, unseen. */
  isHidden: boolean;
  /** Where the focus goes when the button that had it leaves. */
  onShowAll: () => void;
}

/** For those who can neither pinch nor turn a wheel. Tap a candle first, and they zoom around it. */
export function ZoomButtons({ zoom, labels, isHidden, onShowAll }: ZoomButtonsProps): ReactNode {
  const { canZoomIn, canZoomOut, zoomBy, showAll } = zoom;
  return (
    <ZoomBar>
      <ZoomButton
        type="button"
        aria-label={labels.zoomIn}
        aria-disabled={!canZoomIn || undefined}
        disabled={isHidden}
        onClick={() => canZoomIn && zoomBy(1 / zoomStep)}
      >
        <PlusIcon aria-hidden="true" size="1.125rem" />
      </ZoomButton>
      <ZoomButton
        type="button"
        aria-label={labels.zoomOut}
        aria-disabled={!canZoomOut || undefined}
        disabled={isHidden}
        onClick={() => canZoomOut && zoomBy(zoomStep)}
      >
        <MinusIcon aria-hidden="true" size="1.125rem" />
      </ZoomButton>
      {canZoomOut && !isHidden && (
        <ZoomButton
          type="button"
          onClick={() => {
            showAll();
            onShowAll();
          }}
        >
          {labels.showAll}
        </ZoomButton>
      )}
    </ZoomBar>
  );
}
