import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#icons/index.ts';
import { Content, Header, Item, Panel, Root, Summary, Trigger, Words } from './Accordion.styles.ts';

export interface AccordionItem {
  id: string;
  title: string;
  /** Its content in a few words, read without opening it. */
  summary?: string | undefined;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids of what is open. */
  openIds: readonly string[];
  onChange: (openIds: string[]) => void;
  /** False: opening one closes the other. True by default, since what one reads should not move away. */
  canOpenSeveral?: boolean | undefined;
  /** Level of the titles in the page's outline: 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Questions with their answers folded away. What is folded is still found by the browser's search. */
export function Accordion({
  items,
  openIds,
  onChange,
  canOpenSeveral = true,
  headingLevel = 3,
}: AccordionProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root
      value={[...openIds]}
      onValueChange={(next) => onChange(next.map(String))}
      multiple={canOpenSeveral}
      hiddenUntilFound
    >
      {items.map((item) => (
        <Item key={item.id} value={item.id} disabled={item.isDisabled === true}>
          <Header render={<Heading />}>
            <Trigger>
              <Words>
                {item.title}
                {item.summary !== undefined && <Summary>{item.summary}</Summary>}
              </Words>
              <ChevronDownIcon aria-hidden="true" />
            </Trigger>
          </Header>
          {/* A region with nothing in it is heard as a place to go to. The browser's search reads what is hidden so. */}
          <Panel aria-hidden={!openIds.includes(item.id)}>
            <Content>{item.content}</Content>
          </Panel>
        </Item>
      ))}
    </Root>
  );
}
