import { styled } from 'styled-components';

/* Room around the picture, so that the targets at its corners are whole. */
export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  justify-items: center;
  padding: 22px;
  border-radius: var(--m-radius-m);
  background: var(--m-surface-sunken);

  .ReactCrop {
    position: relative;
    max-inline-size: 100%;
    cursor: crosshair;
  }
  .ReactCrop__child-wrapper {
    overflow: hidden;
  }
  .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
  /* White and black, on whatever the picture shows. */
  .ReactCrop__crop-selection {
    position: absolute;
    box-sizing: border-box;
    border: 1px solid #fff;
    outline: 1px solid rgb(0 0 0 / 0.6);
    touch-action: none;
    cursor: move;
    &:focus-visible {
      outline: 3px solid var(--m-line-focus);
    }
  }
  .ReactCrop__drag-handle {
    position: absolute;
    display: grid;
    place-items: center;
    inline-size: var(--m-size-target);
    block-size: var(--m-size-target);
    translate: -50% -50%;
    touch-action: none;
    outline: none;
    &::after {
      content: '';
      inline-size: 12px;
      block-size: 12px;
      border: 1px solid rgb(0 0 0 / 0.6);
      border-radius: 50%;
      background: #fff;
    }
    &:focus-visible::after {
      inline-size: 18px;
      block-size: 18px;
      outline: 3px solid var(--m-line-focus);
    }
  }
  .ReactCrop__drag-bar {
    position: absolute;
    touch-action: none;
  }
  .ReactCrop__drag-bar.ord-n,
  .ReactCrop__drag-bar.ord-s {
    inset-inline: 0;
    block-size: 16px;
    translate: 0 -50%;
    cursor: ns-resize;
  }
  .ReactCrop__drag-bar.ord-e,
  .ReactCrop__drag-bar.ord-w {
    inset-block: 0;
    inline-size: 16px;
    translate: -50% 0;
    cursor: ew-resize;
  }
  /* Sides of a picture are not those of a text: they stay where they are in every script. */
  .ReactCrop__drag-bar.ord-n,
  .ord-nw,
  .ord-n,
  .ord-ne {
    top: 0;
  }
  .ReactCrop__drag-bar.ord-s,
  .ord-sw,
  .ord-s,
  .ord-se {
    top: 100%;
  }
  .ReactCrop__drag-bar.ord-w,
  .ord-nw,
  .ord-w,
  .ord-sw {
    left: 0;
  }
  .ReactCrop__drag-bar.ord-e,
  .ord-ne,
  .ord-e,
  .ord-se {
    left: 100%;
  }
  .ReactCrop__drag-handle.ord-n,
  .ReactCrop__drag-handle.ord-s {
    left: 50%;
    cursor: ns-resize;
  }
  .ReactCrop__drag-handle.ord-e,
  .ReactCrop__drag-handle.ord-w {
    top: 50%;
    cursor: ew-resize;
  }
  .ord-nw,
  .ord-se {
    cursor: nwse-resize;
  }
  .ord-ne,
  .ord-sw {
    cursor: nesw-resize;
  }
`;

/* As wide as the picture can be within its height; its own size is in two numbers, turned already. */
export const Frame = styled.div`
  position: relative;
  container-type: size;
  inline-size: min(100cqi, min(50dvb, 28rem) * var(--m-picture-width) / var(--m-picture-height));
  aspect-ratio: var(--m-picture-width) / var(--m-picture-height);
  touch-action: none;
`;

export const Picture = styled.img`
  position: absolute;
  top: 50%;
  left: 50%;
  inline-size: 100cqi;
  block-size: 100cqb;
  max-inline-size: none;
  transform: translate(-50%, -50%) rotate(var(--m-turn));
  user-select: none;
  &[data-across] {
    inline-size: 100cqb;
    block-size: 100cqi;
  }
`;
