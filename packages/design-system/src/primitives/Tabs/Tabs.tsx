import { Tabs as Base } from '@base-ui/react/tabs';
import { startTransition, useEffect, useId, useOptimistic, useRef, type ReactNode } from 'react';
import { Count, Indicator, List, Panel, Tab } from './Tabs.styles.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** How many things wait behind the tab, already formatted. */
  count?: string | undefined;
}

export interface TabsProps<Value extends string> {
  /** Name of the tab list, for screen readers. */
  label: string;
  /** The chosen tab. The caller keeps it, often in the address. */
  value: Value;
  onChange: (value: Value) => void;
  /** Two or more. More than fit are scrolled sideways. */
  items: readonly TabItem<Value>[];
  /** The chosen tab's content. */
  children?: ReactNode;
  /** The content begins right below, as a dense screen has it. */
  isTight?: boolean | undefined;
}

/** Views of one thing, one at a time. Arrow keys move, Enter or Space opens, so that no view loads by passing over it. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  items,
  children,
  isTight = false,
}: TabsProps<Value>): ReactNode {
  const listRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const idOf = (of: Value): string => `${id}${items.findIndex((item) => item.value === of)}`;
  // The press is answered at once, however long the new content takes to be drawn.
  const [chosen, setChosen] = useOptimistic(value);
  const choose = (next: Value): void =>
    startTransition(() => {
      setChosen(next);
      onChange(next);
    });

  // The chosen tab is kept in sight: when a link chose it, when the window is turned, when the font comes and widens it.
  // While the keyboard passes over others, the one it is on.
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !tab) return;
    const observer = new ResizeObserver(() => {
      const kept = list.querySelector<HTMLElement>('[role="tab"]:focus') ?? tab;
      list.scrollTo({ left: kept.offsetLeft - (list.clientWidth - kept.offsetWidth) / 2 });
    });
    observer.observe(list);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [chosen]);

  return (
    <Base.Root value={chosen} onValueChange={choose}>
      <List ref={listRef} aria-label={label} activateOnFocus={false}>
        {items.map((item) => (
          <Tab key={item.value} id={idOf(item.value)} value={item.value}>
            {item.label}
            {item.count !== undefined && <Count>{item.count}</Count>}
          </Tab>
        ))}
        <Indicator />
      </List>
      {children !== undefined && (
        // Named by the tab whose content it is, also while the content of the chosen one is on its way.
        <Panel key={value} value={chosen} aria-labelledby={idOf(value)} data-tight={isTight || undefined}>
          {children}
        </Panel>
      )}
    </Base.Root>
  );
}
