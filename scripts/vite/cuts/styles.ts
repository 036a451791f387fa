/**
 * styled-components without what a page needs that a server has drawn, without the ways that are no template (objects, themes in
 * `defaultProps`, statics of what is styled), and without what the transform of our own styles has done already (comments).
 */
export const styleCuts: readonly (readonly [wanted: RegExp, instead: string])[] = [
  // Vendor prefixes are off, and cannot be switched on; their table is 1 kB gz.
  [/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''],
  [
    /"undefined"!=typeof process&&void 0!==process\.env&&\(process\.env\.REACT_APP_SC_ATTR\|\|process\.env\.SC_ATTR\)\|\|/,
    '',
  ],
  // Rules go through the style sheet's own interface; text nodes are for development.
  [/Boolean\("boolean"==typeof SC_DISABLE_SPEEDY\?.*?"production"!==process\.env\.NODE_ENV\)/, '!1'],
  [/=>\w+\?(new \w+\(\w+,\w+\)):new \w+\(\w+,\w+\)\)/, '=>$1)'],
  // One word for every element there is, to make `styled.div` ahead: it is made when it is asked for.
  [/var \w+=new Set\(\["a","abbr",[^\]]*\]\);/, ''],
  [
    /const (\w+)=(e=>\w+\(\w+,e\)),(\w+)=\1;\w+\.forEach\(e=>\{\3\[e\]=\1\(e\)\}\);/,
    'const $1=$2,$3=new Proxy($1,{get:(t,e)=>t(e)});',
  ],
  // What a server has drawn is taken over, and what is handed to it.
  [/(\w+)=e=>\{const t=\w+\(e\.options\.target\);.*?\}\};(?=let \w+=!1;function)/s, '$1=()=>{};'],
  [/,\w+\(this,\(\)=>\(e=>\{const t=e\.getTag\(\).*?\}\)\(this\)\)/s, ''],
  [/getGroup\(e\)\{.*?return t\}(?=\})/s, ''],
  [/Object\.defineProperty\(\w+,"defaultProps",\{.*?e\}\}\),/s, ''],
  [/,\w+&&\w+\(\w+,\w+,\{attrs:!0,componentStyle:!0[^}]*\}\)/, ''],
  // Style objects (unused-parts.test.ts holds ours to be templates).
  [
    /\w+\(e\)\?e\.toString!==Object\.prototype\.toString\?\(s\.push\(e\.toString\(\)\),s\):\(\w+\(e,s\),s\):/,
    '',
  ],
  [/const d=function\(e\)\{const t=-1!==e\.indexOf\("\/\/"\).*?\}\(t\);let /s, 'const d=t;let '],
  [/e\.namespace&&\(\w+=\w+\(\w+,e\.namespace\)\),/, ''],
  [/return\(null==\w+\?void 0:\w+\.namespace\)&&\(.*?"p"\)\),/, 'return '],
];

export function plainStyles(code: string): string {
  return styleCuts.reduce((source, [wanted, instead]) => source.replace(wanted, instead), code);
}
