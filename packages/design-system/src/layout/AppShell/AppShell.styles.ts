import { styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

/** Width of the rail that the tabs become on a wide window. */
const railWidth = '13rem';
/* `breakpoints.split`; a media query takes no variable. */
const wide = '@media (min-width: 64em)';

export const Frame = styled.div`
  /* After a navigation the heading has the focus, to be read out; nothing can be done with it. */
  h1:focus {
    outline: none;
  }

  ${wide} {
    padding-inline-start: ${railWidth};

    /* No bar, no room for one. */
    main[data-tab-bar] {
      --m-bar: 0px;
    }
  }
`;

export const Bar = styled.div`
  ${wide} {
    display: none;
  }
`;

export const Rail = styled.nav`
  display: none;

  ${wide} {
    position: fixed;
    inset: 0 auto 0 0;
    display: flex;
    flex-direction: column;
    gap: var(--m-space-6);
    inline-size: ${railWidth};
    padding: var(--m-space-5) var(--m-space-3);
    overflow-y: auto;
    border-inline-end: 1px solid var(--m-line-hairline);
    background: var(--m-surface-canvas);
  }
`;

export const Brand = styled.p`
  padding-inline: var(--m-space-3);
  font-size: var(--m-type-20);
  font-weight: var(--m-weight-strong);
  letter-spacing: -0.02em;
`;

export const RailList = styled.ul`
  display: grid;
  gap: var(--m-space-1);
`;

export const RailLink = styled(RouterLink)`
  display: flex;
  align-items: center;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-target);
  padding-inline: var(--m-space-3);
  border-radius: var(--m-radius-m);
  color: var(--m-text-secondary);
  text-decoration: none;
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);

  &:hover {
    background: var(--m-surface-sunken);
    color: var(--m-text-primary);
  }
  &[aria-current] {
    background: var(--m-surface-sunken);
    color: var(--m-text-accent);
  }
`;
