import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
/* oxlint-disable meridian/boundaries -- by file, as in design.tsx */
import { findPart } from '../packages/design-system/src/guide/findPart.ts';
import type { Drawing } from '../packages/design-system/src/guide/guide.ts';
import { placeMarks, type Box, type Mark } from '../packages/design-system/src/guide/markPlaces.ts';
/* oxlint-enable meridian/boundaries */

interface AnatomyProps {
  readonly drawing: Drawing;
  readonly storyId: string;
  readonly of: ComponentProps<typeof Story>['of'];
  /** Of the toolbar, as the address of a story takes them: `theme:dark;locale:en`. */
  readonly globals: string;
}

/** A live example with its parts numbered around it, and what the numbers mean. */
export function Anatomy({ drawing, storyId, of, globals }: AnatomyProps): ReactNode {
  const { parts, window } = drawing;
  const frame = useRef<HTMLDivElement>(null);
  const marks = useMarks(frame, drawing);
  const isWide = window !== undefined && window.width > 480;
  return (
    <div className="docs-anatomy" data-wide={isWide || undefined}>
      <div className="docs-drawing" ref={frame}>
        <div className="docs-picture">
          {window === undefined ? (
            <Story of={of} />
          ) : (
            <PlayedStory
              {...window}
              address={`iframe.html?id=${storyId}&viewMode=story&globals=${globals}`}
            />
          )}
        </div>
        <svg className="docs-lines" aria-hidden="true">
          {marks.map(
            (mark, index) =>
              mark && (
                <g key={index}>
                  <line x1={mark.x} y1={mark.y} x2={mark.toX} y2={mark.toY} />
                  <circle cx={mark.toX} cy={mark.toY} r={3} />
                </g>
              ),
          )}
        </svg>
        {marks.map(
          (mark, index) =>
            mark && (
              <span
                key={index}
                className="docs-number"
                aria-hidden="true"
                style={{ left: mark.x, top: mark.y }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol className="docs-parts">
        {Object.entries(parts).map(([part, selector], index) => (
          <li key={part}>
            <span className="docs-number" data-unseen={selector === null || undefined}>
              {index + 1}
            </span>
            <span>{part.replaceAll('`', '')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PlayedStoryProps {
  readonly width: number;
  readonly height: number;
  readonly address: string;
}

/** A story in a window of its own, which plays it: made smaller where the page has less room. */
function PlayedStory({ width, height, address }: PlayedStoryProps): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    if (room.current) sizes.observe(room.current);
    return () => sizes.disconnect();
  }, [width]);
  return (
    <div ref={room} style={{ height: height * scale }}>
      <iframe
        title="Anatomy"
        src={address}
        loading="lazy"
        inert
        style={{ width, height, scale: `${scale}`, marginInline: `max(0px, (100% - ${width}px) / 2)` }}
      />
    </div>
  );
}

/** Positions of the numbers: measured again whenever the example changes. */
function useMarks(frame: RefObject<HTMLDivElement | null>, drawing: Drawing): readonly (Mark | null)[] {
  const [marks, setMarks] = useState<readonly (Mark | null)[]>([]);
  useEffect(() => {
    const picture = frame.current?.querySelector<HTMLElement>('.docs-picture');
    if (!frame.current || !picture) return undefined;
    const origin = frame.current;
    const measure = (): void => setMarks(measured(origin, picture, drawing));
    const sizes = new ResizeObserver(measure);
    sizes.observe(picture);
    const changes = new MutationObserver(measure);
    const watched = { childList: true, subtree: true, attributes: true };
    changes.observe(picture, watched);
    const played = picture.querySelector('iframe');
    const watchPlayed = (): void => {
      const inside = played?.contentDocument;
      if (!inside) return;
      sizes.observe(inside.body);
      changes.observe(inside.body, watched);
      // What opens moves to its place.
      inside.addEventListener('transitionend', measure);
      measure();
    };
    played?.addEventListener('load', watchPlayed);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      played?.removeEventListener('load', watchPlayed);
    };
  }, [frame, drawing]);
  return marks;
}

function measured(frame: HTMLElement, picture: HTMLElement, { parts }: Drawing): (Mark | null)[] {
  const from = frame.getBoundingClientRect();
  const played = picture.querySelector('iframe');
  const around: Pick<DOMRect, 'left' | 'top'> = played?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const scale = played ? played.getBoundingClientRect().width / played.offsetWidth : 1;
  const boxOf = ({ left, top, width, height }: DOMRect): Box => ({
    left: around.left + left * scale - from.left - frame.clientLeft,
    top: around.top + top * scale - from.top - frame.clientTop,
    width: width * scale,
    height: height * scale,
  });
  const inside: ParentNode | null = played ? played.contentDocument : picture;
  const found = Object.values(parts).map((selector) => {
    const part = selector === null || inside === null ? null : findPart(inside, selector);
    return part ? boxOf(drawnBox(part)) : null;
  });
  const whole = (played ?? picture).getBoundingClientRect();
  return placeMarks(found, {
    left: whole.left - from.left - frame.clientLeft,
    top: whole.top - from.top - frame.clientTop,
    width: whole.width,
    height: whole.height,
  });
}

/** The place of the words, not of the whole line around them. */
function drawnBox(part: Element): DOMRect {
  const box = part.getBoundingClientRect();
  if (part.childElementCount > 0 || !part.matches('h1, h2, h3, p, span, div, dt, dd, time')) return box;
  const words = new Range();
  words.selectNodeContents(part);
  const tight = words.getBoundingClientRect();
  return tight.width > 0 && tight.width < box.width && getComputedStyle(part).overflow === 'visible'
    ? tight
    : box;
}
