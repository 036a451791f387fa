/** The nearest edge between two device pixels; `device` is the width of one in CSS px. */
export function snap(px: number, device: number): number {
  return Math.round(px / device) * device;
}
