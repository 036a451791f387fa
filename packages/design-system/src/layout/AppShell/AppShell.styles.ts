import { styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

/* `breakpoints.split`; a media query takes no variable. */
const wide = '@media (min-width: 64em)';
/* From here the rail may take the room that names beside their icons need. */
const roomy = '@media (min-width: 100em)';

export const Frame = styled.div`
  /* The rail that the tabs become on a wide window. */
  --m-rail: 5.5rem;
  ${roomy} {
    --m-rail: 13rem;
  }

  /* After a navigation the heading has the focus, to be read out; nothing can be done with it. */
  h1:focus,
  h2[tabindex='-1']:focus {
    outline: none;
  }

  ${wide} {
    padding-inline-start: var(--m-rail);

    /* No bar, no room for one: said louder than the screen asks for it. */
    && [data-tab-bar] {
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
    inline-size: var(--m-rail);
    padding: var(--m-space-5) var(--m-space-1);
    overflow-y: auto;
    border-inline-end: 1px solid var(--m-line-hairline);
    background: var(--m-surface-canvas);
  }
  ${roomy} {
    padding-inline: var(--m-space-3);
  }
`;

export const Brand = styled.p`
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-strong);
  letter-spacing: -0.02em;
  text-align: center;

  ${roomy} {
    padding-inline: var(--m-space-3);
    font-size: var(--m-type-20);
    text-align: start;
  }
`;

export const RailList = styled.ul`
  display: grid;
  gap: var(--m-space-1);
`;

export const RailLink = styled(RouterLink)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-block-size: 3.5rem;
  border-radius: var(--m-radius-m);
  color: var(--m-text-secondary);
  text-decoration: none;
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);

  ${roomy} {
    flex-direction: row;
    justify-content: start;
    gap: var(--m-space-3);
    min-block-size: var(--m-size-target);
    padding-inline: var(--m-space-3);
    font-size: var(--m-type-14);
  }

  &:hover {
    background: var(--m-surface-sunken);
    color: var(--m-text-primary);
  }
  &[aria-current] {
    background: var(--m-surface-sunken);
    color: var(--m-text-accent);
  }
`;
