import { useId, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { useTextPx, useWidth } from '../canvas/useMeasures.ts';
import { textWidth } from '../model/textWidth.ts';
import { colourOf, dots, type PartProps } from './parts.ts';
import { arcsOf, slicePath, wholeTurn } from './arcs.ts';
import {
  Hatch,
  Hole,
  HoleFigure,
  HoleLabel,
  HoleNote,
  RingBox,
  RingSvg,
  Slice,
  Track,
} from './AllocationRing.styles.ts';

/** Of the hole's width, what a line of text can take. */
const chord = 0.86;
/** Sizes of the figure in the hole, in px at ordinary text size, largest first. */
const figureSizes = [28, 20, 16, 14, 12] as const;

/** The ring, with the whole in its hole, or the part that is looked at. Silent: the list says the same. */
export function AllocationRing(props: PartProps): ReactNode {
  const { shares, selected, onSelectSlice } = props;
  const hatch = useId();
  const arcs = arcsOf(shares.map(({ share }) => share));
  const isEmpty = shares.every(({ share }) => share === 0);
  return (
    <RingBox>
      <RingSvg viewBox="-100 -100 200 200" aria-hidden="true" data-picture="">
        <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Hatch x1={0} x2={0} y1={0} y2={5} />
        </pattern>
        {isEmpty && <Track d={slicePath(wholeTurn)} />}
        {shares.map((share, i) => {
          const arc = arcs[i];
          if (!arc) return null;
          const isSelected = share.id === selected?.id;
          const path = slicePath(arc, isSelected);
          const looks = colourOf(share);
          const rest = selected && !isSelected ? '' : undefined;
          return (
            <g key={share.id} onClick={() => onSelectSlice(isSelected ? null : share.id)}>
              <Slice d={path} {...looks} data-rest={rest} />
              {looks['data-hatched'] === '' && <path d={path} fill={`url(#${hatch})`} />}
            </g>
          );
        })}
      </RingSvg>
      <HoleText {...props} />
    </RingBox>
  );
}

function HoleText({
  selected,
  totalText,
  labels,
  hiddenLabel,
  formatShare,
  formatAmount,
}: PartProps): ReactNode {
  const hole = useRef<HTMLDivElement>(null);
  const width = useWidth(hole) * chord;
  const scale = useTextPx() / 12;
  const isHidden = hiddenLabel !== undefined;
  const total = isHidden ? dots : totalText;
  const figure = selected ? formatShare(selected.share) : total;
  const size = figureSizes.find((px) => textWidth(figure, px * scale) <= width) ?? 12;
  return (
    <Hole ref={hole}>
      <HoleLabel>{selected ? selected.label : labels.total}</HoleLabel>
      <HoleFigure data-size={size} aria-hidden={(isHidden && !selected) || undefined}>
        {figure}
      </HoleFigure>
      {isHidden && !selected && <VisuallyHidden>{hiddenLabel}</VisuallyHidden>}
      {selected && <HoleNote aria-hidden="true">{isHidden ? dots : formatAmount(selected.value)}</HoleNote>}
    </Hole>
  );
}
