import { useEffect, useState } from 'react';

/** What only some browsers have; the types of the DOM leave it out. */
type LockableOrientation = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> };

/** A phone held upright whose browser can turn the page. */
function isTurnable(): boolean {
  const { lock } = screen.orientation as LockableOrientation;
  return (
    lock !== undefined &&
    document.fullscreenEnabled &&
    navigator.maxTouchPoints > 0 &&
    matchMedia('(orientation: portrait)').matches
  );
}

/** A browser turns what fills the screen, and nothing else. */
async function turnToLandscape(): Promise<void> {
  await document.documentElement.requestFullscreen();
  await (screen.orientation as LockableOrientation).lock?.('landscape');
}

async function turnBack(): Promise<void> {
  screen.orientation.unlock();
  if (document.fullscreenElement !== null) await document.exitFullscreen();
}

export interface Turn {
  canTurn: boolean;
  turn: () => void;
}

/** Turns the page to landscape while this is mounted. Where that fails after all, nothing is said: the page is as it was. */
export function useTurn(): Turn {
  const [canTurn, setCanTurn] = useState(isTurnable);
  const [isTurned, setIsTurned] = useState(false);
  useEffect(() => {
    if (!isTurned) return;
    return () => void turnBack().catch(() => undefined);
  }, [isTurned]);
  const turn = (): void => {
    setCanTurn(false);
    setIsTurned(true);
    turnToLandscape().catch(() => setIsTurned(false));
  };
  return { canTurn, turn };
}
