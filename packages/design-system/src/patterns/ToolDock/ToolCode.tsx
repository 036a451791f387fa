import { useId, type ReactNode } from 'react';
import { Code, CodeLabel, CodePart } from './ToolDock.styles.ts';

export interface ToolCodeProps {
  /** What it is. */
  label: string;
  children: string;
}

/** Text of a machine in a `ToolDock`: JSON, a command. It keeps its lines and scrolls by itself. */
export function ToolCode({ label, children }: ToolCodeProps): ReactNode {
  const id = useId();
  return (
    <CodePart>
      <CodeLabel id={id}>{label}</CodeLabel>
      <Code role="region" aria-labelledby={id} tabIndex={0}>
        {children}
      </Code>
    </CodePart>
  );
}
