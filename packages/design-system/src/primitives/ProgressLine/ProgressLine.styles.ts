import { styled } from 'styled-components';

/* What is there within 150 ms needs no line. */
export const Line = styled.div`
  position: fixed;
  inset: env(safe-area-inset-top, 0) 0 auto;
  z-index: 3;
  block-size: 2px;
  background: var(--m-accent-fill);
  pointer-events: none;
  transform-origin: 0 0;
  animation:
    m-line-shown 0s 150ms both,
    m-line-grows 8s 150ms cubic-bezier(0.1, 0.7, 0.1, 1) both;

  &:dir(rtl) {
    transform-origin: 100% 0;
  }
  @keyframes m-line-shown {
    from {
      visibility: hidden;
    }
  }
  @keyframes m-line-grows {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(0.95);
    }
  }
`;
