/**
 * lucide-react's `createLucideIcon` for the icons as we use them: a size, a class and what an `svg` takes. The original also
 * scales lines, renames attributes for other frameworks, takes a provider's defaults and names the component.
 */
export const plainIcons = `import { createElement, forwardRef } from 'react';

const isLabel = (name) => name === 'role' || name === 'title' || name.startsWith('aria-');

export default function createLucideIcon({ name, node }) {
  return forwardRef(({ size = 24, className, children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: \`lucide lucide-\${name}\${className ? \` \${className}\` : ''}\`,
        'aria-hidden': children || Object.keys(rest).some(isLabel) ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    ),
  );
}
`;
