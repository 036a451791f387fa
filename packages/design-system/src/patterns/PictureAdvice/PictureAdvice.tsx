import { useId, type ReactNode } from 'react';
import { Drawing, type AdviceDrawing } from './drawings.tsx';
import { Items, Root, Title } from './PictureAdvice.styles.ts';

export interface PictureAdviceItem {
  id: string;
  drawing: AdviceDrawing;
  /** What seems to be wrong: "Too dark". */
  title: string;
  /** What to do about it, in a sentence. */
  text: string;
}

export interface PictureAdviceProps {
  /** Above all of it: "Check this picture before you send it". */
  title: string;
  items: readonly PictureAdviceItem[];
  /** A button that sends the picture as it is: advice can be wrong. */
  action?: ReactNode;
}

/** What a picture could be better in, each with a drawing of what to do. Advice only: the person may know better. */
export function PictureAdvice({ title, items, action }: PictureAdviceProps): ReactNode {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <Title id={id} role="status">
        {title}
      </Title>
      <Items>
        {items.map((item) => (
          <li key={item.id}>
            <Drawing of={item.drawing} />
            <div>
              <p>{item.title}</p>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </Items>
      {action}
    </Root>
  );
}
