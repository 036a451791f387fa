/** Where a finger was, in px, and when, in ms. */
export interface Sample {
  x: number;
  t: number;
}

/** Only the last moments of a drag say how fast it was let go. */
const memoryMs = 100;
/** A finger that rested this long before it was lifted let go of nothing. */
const restMs = 60;
/** How quickly a glide slows down: after this long, speed is down to a third (1/e). */
const slowingMs = 325;
/** Slower is not seen as movement: px a ms. */
const leastSpeed = 0.02;
const mostSpeed = 6;

/** The samples with another, without those too old to count. */
export function remember(samples: readonly Sample[], sample: Sample): Sample[] {
  return [...samples.filter(({ t }) => sample.t - t <= memoryMs), sample];
}

/** Speed in px a ms at which a finger left, 0 when it had come to rest. Never more than a glide can be followed by eye. */
export function releaseSpeed(samples: readonly Sample[], liftedAt: number): number {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || liftedAt - last.t > restMs) return 0;
  const elapsed = last.t - first.t;
  if (elapsed <= 0) return 0;
  const speed = (last.x - first.x) / elapsed;
  return Math.abs(speed) < leastSpeed ? 0 : Math.sign(speed) * Math.min(mostSpeed, Math.abs(speed));
}

/** Px covered a number of ms after a finger let go at this speed. */
export function glidePx(speed: number, ms: number): number {
  return speed * slowingMs * (1 - Math.exp(-Math.max(0, ms) / slowingMs));
}

export function isGlideOver(speed: number, ms: number): boolean {
  return Math.abs(speed) * Math.exp(-Math.max(0, ms) / slowingMs) < leastSpeed;
}
