import { useId, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { useTextPx, useWidth } from '../canvas/useMeasures.ts';
import { textWidth } from '../model/textWidth.ts';
import { colourOf, dots, type PartProps } from './parts.ts';
import { arcPath, arcsOf, type Ring } from './arcs.ts';
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

/** Drawn in a box of 200 × 200; the ring's width follows the text size. */
const ring: Ring = { centre: 100, inner: 76, outer: 96, gap: 2 };
const lifted: Ring = { ...ring, inner: 74, outer: 100 };
/** About 6 px of the ring, 4 of them visible. */
const leastTurn = 0.012;
/** Of the hole's width, what a line of text can take. */
const chord = 0.86;
/** Sizes of the figure in the hole, in px at ordinary text size, largest first. */
const figureSizes = [28, 20, 16, 14, 12] as const;

/** The ring, with the whole in its hole, or the part that is looked at. Silent: the list says the same. */
export function AllocationRing(props: PartProps): ReactNode {
  const { shares, selected, onSelectSlice } = props;
  const hatch = useId();
  const arcs = arcsOf(
    shares.map(({ share }) => share),
    leastTurn,
  );
  const isEmpty = shares.every(({ share }) => share === 0);
  return (
    <RingBox>
      <RingSvg viewBox="0 0 200 200" aria-hidden="true" data-picture="">
        <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Hatch x1={0} x2={0} y1={0} y2={5} />
        </pattern>
        {isEmpty && <Track d={arcPath({ from: 0, to: 1 }, ring)} />}
        {shares.map((share, i) => {
          const arc = arcs[i];
          if (!arc || arc.to === arc.from) return null;
          const isSelected = share.id === selected?.id;
          const path = arcPath(arc, isSelected ? lifted : ring);
          const looks = colourOf(share);
          const rest = selected && !isSelected ? '' : undefined;
          return (
            <g key={share.id} onClick={() => onSelectSlice(isSelected ? null : share.id)}>
              <Slice d={path} {...looks} data-rest={rest} />
              {looks['data-hatched'] === '' && <path d={path} fill={`url(#${hatch})`} fillRule="evenodd" />}
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
