import type { ReactNode } from 'react';

/** What there is a drawing of: more light, a steady hand, no reflection, all four corners, more of the picture. */
export type AdviceDrawing = 'light' | 'steady' | 'glare' | 'corners' | 'larger';

/** A document: its edge, a portrait, two lines. Its middle is at 36, 28. */
function Card({ transform }: { transform?: string }): ReactNode {
  return (
    <g transform={transform}>
      <rect
        x="16"
        y="15"
        width="40"
        height="26"
        rx="3"
        fill="var(--m-surface-canvas)"
        stroke="currentColor"
      />
      <circle cx="25" cy="25" r="4" fill="currentColor" stroke="none" opacity="0.35" />
      <path d="M34 23h16M34 28h16M34 33h9" stroke="currentColor" opacity="0.55" />
    </g>
  );
}

const accent = { stroke: 'var(--m-accent-fill)', strokeWidth: 2 };

const parts: Readonly<Record<AdviceDrawing, ReactNode>> = {
  light: (
    <>
      <Card transform="translate(0 4)" />
      <circle cx="36" cy="5" r="3" fill="var(--m-accent-fill)" stroke="none" />
      <path d="M27 5h-4M45 5h4M29 10l-3 3M43 10l3 3M36 11v3" {...accent} />
    </>
  ),
  steady: (
    <>
      <Card />
      <path d="M8 16V9h7M57 9h7v7M64 40v7h-7M15 47H8v-7" {...accent} />
      <circle cx="36" cy="28" r="2" fill="var(--m-accent-fill)" stroke="none" />
    </>
  ),
  glare: (
    <>
      <Card transform="rotate(-14 36 28) translate(0 3)" />
      <path d="M8 4l14 13M22 17L48 6M48 6l-7-1M48 6l-4 6" {...accent} />
    </>
  ),
  corners: (
    <>
      <Card />
      <path d="M12 17v-6h8M52 11h8v6M60 39v6h-8M20 45h-8v-6" {...accent} />
    </>
  ),
  larger: (
    <>
      <rect x="6" y="27" width="16" height="11" rx="2" strokeDasharray="2.5 2" />
      <path d="M25 32h7M32 32l-3-3M32 32l-3 3" {...accent} />
      <Card transform="translate(20 4) scale(0.92)" />
    </>
  ),
};

/** A small drawing of what to do; the words beside it say the same. */
export function Drawing({ of }: { of: AdviceDrawing }): ReactNode {
  return (
    <svg
      viewBox="0 0 72 52"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {parts[of]}
    </svg>
  );
}
