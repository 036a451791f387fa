const read = 'h1, h2, h3, p, dt, dd, li';
const used = 'a[href], button, input, select, textarea, [role=tab], [role=option], [role=slider]';

/** What cannot be read or reached without scrolling the page sideways (WCAG 1.4.10); empty where all of it can. */
export function offTheSide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll(`${read}, ${used}`)) {
    const box = element.getBoundingClientRect();
    // A text for screen readers alone is a pixel wide.
    if (box.width <= 1 || box.height <= 1) continue;
    if (box.left >= -1 && box.right <= clientWidth + 1) continue;
    if (element.closest('[aria-hidden=true]') || getComputedStyle(element).visibility === 'hidden') continue;
    if (isInScroller(element)) continue;
    const text = element.textContent || element.getAttribute('aria-label') || element.tagName;
    faults.push(`"${text.slice(0, 40)}" from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
  }
  return faults;
}

function isInScroller(element: Element): boolean {
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (up.scrollWidth > up.clientWidth && /auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
  }
  return false;
}
