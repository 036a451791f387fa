import type { ReactNode } from 'react';
import { Code } from './ToolDock.styles.ts';

export interface ToolCodeProps {
  /** What it is, for screen readers. */
  label: string;
  children: string;
}

/** Text of a machine in a `ToolDock`: JSON, a command. It keeps its lines and scrolls by itself. */
export function ToolCode({ label, children }: ToolCodeProps): ReactNode {
  return (
    <Code role="region" aria-label={label} tabIndex={0}>
      {children}
    </Code>
  );
}
