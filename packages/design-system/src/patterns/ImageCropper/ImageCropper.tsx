import { useState, type CSSProperties, type ReactNode } from 'react';
import { Component as ReactCrop } from 'react-image-crop';
import { Frame, Picture, Root } from './ImageCropper.styles.ts';

/** A part of a picture as it is shown, in shares of its width and height from 0 to 1. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Quarter turns to the right. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Names of what can be moved, for those who do not see it. */
export interface ImageCropperLabels {
  /** "Part of the picture that is sent. Arrow keys move it." */
  area: string;
  topLeft: string;
  top: string;
  topRight: string;
  right: string;
  bottomRight: string;
  bottom: string;
  bottomLeft: string;
  left: string;
}

export interface ImageCropperProps {
  /** The picture, as it was before it was turned. */
  src: string;
  /** What it is a picture of. */
  label: string;
  /** Quarter turns to the right that the picture is shown with: 0 to 3. */
  turns: QuarterTurns;
  /** The part of the turned picture that is kept, in shares of it from 0 to 1: `x`, `y`, `width`, `height`. */
  area: CropArea;
  /** The part was moved or given another size, by a finger, a mouse or the arrow keys. */
  onChange: (area: CropArea) => void;
  labels: ImageCropperLabels;
}

/** Smallest side of a part, px on the screen: its corners stay apart. */
const smallestPx = 48;

/** A picture of which a part is chosen: by its corners, by its sides, as a whole, or anew by drawing it. */
export function ImageCropper({ src, label, turns, area, onChange, labels }: ImageCropperProps): ReactNode {
  const [size, setSize] = useState({ width: 8, height: 5 });
  const isAcross = turns % 2 === 1;
  const [width, height] = isAcross ? [size.height, size.width] : [size.width, size.height];
  return (
    <Root>
      <ReactCrop
        crop={{
          unit: '%',
          x: area.x * 100,
          y: area.y * 100,
          width: area.width * 100,
          height: area.height * 100,
        }}
        onChange={(_pixels, part) =>
          onChange({
            x: part.x / 100,
            y: part.y / 100,
            width: part.width / 100,
            height: part.height / 100,
          })
        }
        keepSelection
        minWidth={smallestPx}
        minHeight={smallestPx}
        ariaLabels={{
          cropArea: labels.area,
          nwDragHandle: labels.topLeft,
          nDragHandle: labels.top,
          neDragHandle: labels.topRight,
          eDragHandle: labels.right,
          seDragHandle: labels.bottomRight,
          sDragHandle: labels.bottom,
          swDragHandle: labels.bottomLeft,
          wDragHandle: labels.left,
        }}
      >
        <Frame style={{ '--m-picture-width': width, '--m-picture-height': height } as CSSProperties}>
          <Picture
            src={src}
            alt={label}
            draggable={false}
            data-across={isAcross || undefined}
            style={{ '--m-turn': `${turns * 90}deg` } as CSSProperties}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        </Frame>
      </ReactCrop>
    </Root>
  );
}
