/** What a story's world says of its faults; {@link WorldHandle} does. */
interface Faulty {
  readonly faults: readonly unknown[];
  onChange(listener: () => void): () => void;
}

/** By a story's canvas: the most faults its world had at one time, and how many it has now. */
const counts = new WeakMap<HTMLElement, { most: number; readonly now: () => number }>();

/** Begins to watch the faults of a story's world. */
export function watchFaults(canvas: HTMLElement, handle: Faulty): void {
  const count = { most: handle.faults.length, now: () => handle.faults.length };
  counts.set(canvas, count);
  handle.onChange(() => {
    count.most = Math.max(count.most, count.now());
  });
}

/**
 * A story of a failure ends in it: who looks at it sees what failed, not the recovery.
 * @throws Error where the story has lifted a fault, unless it says that its state comes after that (`endsWithoutFaults`)
 */
export function keptItsFaults(
  canvas: HTMLElement,
  { name, endsWithoutFaults = false }: { readonly name: string; readonly endsWithoutFaults?: boolean },
): void {
  const count = counts.get(canvas);
  if (count === undefined) return;
  const hasLifted = count.now() < count.most;
  if (hasLifted && !endsWithoutFaults)
    throw new Error(
      `"${name}" has lifted a fault and ends recovered: what is tried then belongs into \`afterwards\` or a Behaviour ` +
        'story, and a state that comes after the failure says so by `endsWithoutFaults`.',
    );
  if (!hasLifted && endsWithoutFaults)
    throw new Error(`"${name}" says that it ends without its faults (\`endsWithoutFaults\`), and has them.`);
}
