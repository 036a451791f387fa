import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/* Where there is a rail (AppShell.styles.ts), and is high enough: a window too low for both has the places. */
const wide = '@media (min-width: 64em) and (min-height: 36em)';
const roomy = '@media (min-width: 100em) and (min-height: 36em)';

const Foot = styled.div`
  display: none;

  ${wide} {
    position: fixed;
    z-index: 1;
    inset: auto auto var(--m-space-3) var(--m-space-1);
    display: flex;
    flex-direction: column;
    inline-size: calc(var(--m-rail) - 2 * var(--m-space-1) - 1px);
  }
  ${roomy} {
    inset-inline-start: var(--m-space-3);
    inline-size: calc(var(--m-rail) - 2 * var(--m-space-3));
  }
`;

const Item = styled.button`
  ${wide} {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-block-size: 3.5rem;
    padding: 0;
    border: 0;
    border-radius: var(--m-radius-m);
    background: none;
    color: var(--m-text-tertiary);
    font-size: var(--m-type-12);
    cursor: pointer;
    touch-action: manipulation;
  }
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
`;

export interface RailFootItem {
  /** Shown below the icon, one word: "Shortcuts". */
  label: string;
  icon: ReactNode;
  onPress: () => void;
}

export interface RailFootProps {
  /** From the upper one to the lowest; two at most. */
  items: readonly RailFootItem[];
}

/** What can be opened from any place of a wide window, at the foot of the rail; inside an `AppShell`, wherever it is drawn. */
export function RailFoot({ items }: RailFootProps): ReactNode {
  return (
    <Foot>
      {items.map(({ label, icon, onPress }) => (
        <Item key={label} type="button" onClick={onPress}>
          {icon}
          <span>{label}</span>
        </Item>
      ))}
    </Foot>
  );
}
