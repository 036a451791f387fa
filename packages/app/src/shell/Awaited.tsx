import { useEffect, useState, type ReactNode } from 'react';

/** Something to show that is still on its way; nothing until it is there, or where it never comes. */
export function Awaited({ node }: { node: Promise<ReactNode> }): ReactNode {
  const [here, setHere] = useState<ReactNode>(null);
  useEffect(() => void node.then(setHere, () => {}), [node]);
  return here;
}
