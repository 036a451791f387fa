import { useEffect, useState, type ReactNode } from 'react';

/** What stands beside the app, once it is there; nothing until then, or where it never comes. */
export function Later({ node }: { node: Promise<ReactNode> }): ReactNode {
  const [here, setHere] = useState<ReactNode>(null);
  useEffect(() => void node.then(setHere, () => {}), [node]);
  return here;
}
