/**
 * What marks are drawn of, on a field of 48 by 48: plain shapes for a trade or a thing, never a company's artwork. A
 * path is drawn as lines in the mark's ink; a shape that begins with `<` is drawn as it is, with `INK` for the ink.
 */
export const shapes = {
  orbit:
    "<circle cx='24' cy='24' r='10' fill='none' stroke='INK'/><circle cx='33' cy='15' r='4' fill='INK'/>",
  window: 'M13 15h22v18H13zM13 22h22M21 22v11',
  chip: 'M17 17h14v14H17zM21 17v-5M27 17v-5M21 36v-5M27 36v-5M17 21h-5M17 27h-5M36 21h-5M36 27h-5',
  core: "<path fill='none' stroke='INK' d='M13 13h22v22H13z'/><path fill='INK' d='M20 20h8v8h-8z'/>",
  wafer:
    "<circle cx='24' cy='24' r='12' fill='none' stroke='INK'/><path fill='none' stroke='INK' d='M20 13v22M28 13v22M13 20h22M13 28h22'/>",
  parcel: 'M24 12l11 6v12l-11 6-11-6V18zM13 18l11 6 11-6M24 24v12',
  lens: "<circle cx='22' cy='22' r='8' fill='none' stroke='INK'/><path stroke='INK' d='M28 28l7 7'/>",
  talk: 'M12 14h20v14H20l-5 5v-5h-3zM36 20v13h-3v4l-4-4h-7',
  pad: "<rect x='11' y='17' width='26' height='15' rx='7.5' fill='none' stroke='INK'/><path stroke='INK' d='M18.500 21.500v6M15.500 24.500h6'/><circle cx='30' cy='24.500' r='2.500' fill='INK'/>",
  compass:
    "<circle cx='24' cy='24' r='12' fill='none' stroke='INK'/><path fill='INK' d='m30 18-4 8-8 4 4-8z'/>",
  bolt: "<path fill='INK' d='M27 10 14 27h8l-2 11 14-18h-9z'/>",
  play: "<path fill='none' stroke='INK' d='M12 15h24v18H12z'/><path fill='INK' d='m21 19 8 5-8 5z'/>",
  bank: 'M12 20l12-7 12 7zM16 21v11M24 21v11M32 21v11M12 35h24',
  card: "<path fill='none' stroke='INK' d='M11 16h26v17H11z'/><path fill='INK' d='M11 20h26v4H11z'/>",
  basket: 'M12 20h24l-3 14H15zM18 20l4-8M30 20l-4-8',
  capsule:
    "<g fill='none' stroke='INK' transform='rotate(45 24 24)'><rect x='11' y='18' width='26' height='12' rx='6'/><path d='M24 18v12'/></g>",
  cross: "<path fill='INK' d='M20 13h8v7h7v8h-7v7h-8v-7h-7v-8h7z'/>",
  drop: "<path fill='INK' d='M24 10c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z'/>",
  cup: 'M15 14h18l-3 21H18zM16 20h16',
  wing: "<path fill='INK' d='M9 27 38 13 31 35l-6-7-6 5v-7z'/>",
  wheel:
    "<circle cx='24' cy='24' r='12' fill='none' stroke='INK'/><circle cx='24' cy='24' r='4' fill='INK'/><path stroke='INK' d='M24 12v8M24 28v8M12 24h8M28 24h8'/>",
  store: 'M13 20l2-7h18l2 7M13 20h22v15H13zM20 35v-9h8v9',
  rows: "<path fill='INK' d='M13 15h22v4H13zM13 22h16v4H13zM13 29h10v4H13z'/>",
  stack:
    "<g fill='none' stroke='INK'><ellipse cx='24' cy='15' rx='11' ry='4'/><path d='M13 15v18c0 2 5 4 11 4s11-2 11-4V15M13 24c0 2 5 4 11 4s11-2 11-4'/></g>",
  umbrella: 'M12 25a12 12 0 0 1 24 0zM24 13v-2M24 25v9a3 3 0 0 0 6 0',
  bars: "<path fill='INK' d='M13 26h4v9h-4zM19 20h4v15h-4zM25 15h4v20h-4zM31 23h4v12h-4z'/>",
  star: "<path fill='INK' d='m24 11 4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z'/>",
  bowl: 'M12 23h24a12 12 0 0 1-24 0zM18 18v-5M24 18v-5M30 18v-5',
  phone:
    "<rect x='16' y='11' width='16' height='26' rx='3' fill='none' stroke='INK'/><path stroke='INK' d='M22 32h4'/>",
  shield: 'M24 11l11 4v9c0 7-5 11-11 13-6-2-11-6-11-13v-9z',
  candles: "<path stroke='INK' d='M17 12v24M31 12v24'/><path fill='INK' d='M14 18h6v12h-6zM28 15h6v13h-6z'/>",
  mast: 'M24 20v17M18 37h12M17 25a10 10 0 0 1 0-12M31 25a10 10 0 0 0 0-12M24 19v-1',
  rails: 'M18 11v26M30 11v26M18 16h12M18 24h12M18 32h12',
  tower: 'M17 37V15l7-4 7 4v22M13 37h22M22 20h4M22 26h4M22 32h4',
  gem: 'M16 14h16l6 8-14 15-14-15zM10 22h28M19 22l5 15 5-15-5-8z',
  sun: "<circle cx='24' cy='24' r='7' fill='INK'/><path stroke='INK' d='M24 9v5M24 34v5M9 24h5M34 24h5M13 13l4 4M31 31l4 4M35 13l-4 4M17 31l-4 4'/>",
  bit: "<g fill='none' stroke='INK'><path d='M18 15h8a4.5 4.5 0 0 1 0 9h-8zM18 24h9a4.5 4.5 0 0 1 0 9h-9zM18 15v18M15 15h3M15 33h3M21 15v-4M26 15v-4M21 37v-4M26 37v-4'/></g>",
  ripple: 'M14 17a14 14 0 0 1 20 0M14 31a14 14 0 0 0 20 0M18 24h12',
  paw: "<g fill='INK'><circle cx='15' cy='22' r='3'/><circle cx='21' cy='16' r='3'/><circle cx='28' cy='16' r='3'/><circle cx='34' cy='22' r='3'/><path d='M24 22c5 0 9 6 8 10-1 3-5 2-8 2s-7 1-8-2c-1-4 3-10 8-10z'/></g>",
  nut: "<path fill='none' stroke='INK' d='m24 11 11 6.500v13L24 37l-11-6.500v-13z'/><circle cx='24' cy='24' r='5' fill='none' stroke='INK'/>",
  dots: "<g fill='INK'><circle cx='24' cy='24' r='4'/><circle cx='24' cy='13' r='2.5'/><circle cx='24' cy='35' r='2.5'/><circle cx='14' cy='18' r='2.5'/><circle cx='34' cy='18' r='2.5'/><circle cx='14' cy='30' r='2.5'/><circle cx='34' cy='30' r='2.5'/></g>",
  links:
    "<g fill='none' stroke='INK' transform='rotate(-45 24 24)'><rect x='10' y='19' width='16' height='10' rx='5'/><rect x='22' y='19' width='16' height='10' rx='5'/></g>",
  peaks: "<path fill='INK' d='M10 34 20 16l6 10 4-6 8 14z'/>",
  pyramid: 'M24 11l13 24H11zM24 11v24',
  lira: 'M21 12v22h13M16 27l13-7',
  rising: 'M11 33l8-8 6 5 12-14M30 16h7v7',
} as const;

export type Shape = keyof typeof shapes;

/** Flags, simplified to what can be distinguished at 20 px, on the same field. */
export const flags = {
  US: "<path fill='#fff' d='M0 0h48v48H0z'/><path fill='#c8313e' d='M0 0h48v7H0zM0 14h48v7H0zM0 28h48v7H0zM0 41h48v7H0z'/><path fill='#2d3f7c' d='M0 0h25v21H0z'/>",
  EU: "<path fill='#1f47a5' d='M0 0h48v48H0z'/><g fill='#ffd34d'><circle cx='24' cy='10' r='2.5'/><circle cx='34' cy='14' r='2.5'/><circle cx='38' cy='24' r='2.5'/><circle cx='34' cy='34' r='2.5'/><circle cx='24' cy='38' r='2.5'/><circle cx='14' cy='34' r='2.5'/><circle cx='10' cy='24' r='2.5'/><circle cx='14' cy='14' r='2.5'/></g>",
  GB: "<path fill='#26397a' d='M0 0h48v48H0z'/><path stroke='#fff' stroke-width='9' d='m0 0 48 48M48 0 0 48'/><path stroke='#fff' stroke-width='15' d='M24 0v48M0 24h48'/><path stroke='#c8313e' stroke-width='8' d='M24 0v48M0 24h48'/>",
  JP: "<path fill='#edf0f5' d='M0 0h48v48H0z'/><circle cx='24' cy='24' r='12' fill='#c8313e'/>",
  AU: "<path fill='#26397a' d='M0 0h48v48H0z'/><path stroke='#fff' stroke-width='4' d='M0 12h22M11 0v24'/><g fill='#fff'><circle cx='12' cy='36' r='5'/><circle cx='34' cy='12' r='3'/><circle cx='40' cy='22' r='3'/><circle cx='30' cy='24' r='3'/><circle cx='35' cy='37' r='3'/></g>",
  NZ: "<path fill='#1f3270' d='M0 0h48v48H0z'/><path stroke='#fff' stroke-width='4' d='M0 12h22M11 0v24'/><g fill='#e5484d' stroke='#fff'><circle cx='34' cy='12' r='3'/><circle cx='41' cy='22' r='3'/><circle cx='28' cy='23' r='3'/><circle cx='34' cy='38' r='3'/></g>",
  CH: "<path fill='#d52b3a' d='M0 0h48v48H0z'/><path fill='#fff' d='M20 11h8v9h9v8h-9v9h-8v-9h-9v-8h9z'/>",
  CA: "<path fill='#fff' d='M0 0h48v48H0z'/><path fill='#d52b3a' d='M0 0h12v48H0zM36 0h12v48H36zM24 12l7 10-3 8h-3v6h-2v-6h-3l-3-8z'/>",
  CN: "<path fill='#d52b3a' d='M0 0h48v48H0z'/><path fill='#ffd34d' d='m18 12 3 7h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z'/><g fill='#ffd34d'><circle cx='33' cy='12' r='2'/><circle cx='37' cy='18' r='2'/><circle cx='37' cy='26' r='2'/></g>",
  HK: "<path fill='#d52b3a' d='M0 0h48v48H0z'/><g fill='#fff'><ellipse cx='24' cy='15' rx='4' ry='7'/><ellipse cx='24' cy='15' rx='4' ry='7' transform='rotate(72 24 24)'/><ellipse cx='24' cy='15' rx='4' ry='7' transform='rotate(144 24 24)'/><ellipse cx='24' cy='15' rx='4' ry='7' transform='rotate(216 24 24)'/><ellipse cx='24' cy='15' rx='4' ry='7' transform='rotate(288 24 24)'/></g>",
  SG: "<path fill='#fff' d='M0 0h48v48H0z'/><path fill='#d52b3a' d='M0 0h48v24H0z'/><circle cx='18' cy='13' r='7' fill='#fff'/><circle cx='21' cy='13' r='6' fill='#d52b3a'/>",
  MX: "<path fill='#fff' d='M0 0h48v48H0z'/><path fill='#1d7a4f' d='M0 0h16v48H0z'/><path fill='#c8313e' d='M32 0h16v48H32z'/><circle cx='24' cy='24' r='4' fill='#8a6a3a'/>",
  NO: "<path fill='#c8313e' d='M0 0h48v48H0z'/><path stroke='#fff' stroke-width='12' d='M18 0v48M0 24h48'/><path stroke='#26397a' stroke-width='6' d='M18 0v48M0 24h48'/>",
  SE: "<path fill='#1f5fa8' d='M0 0h48v48H0z'/><path stroke='#ffd34d' stroke-width='9' d='M18 0v48M0 24h48'/>",
  TR: "<path fill='#d52b3a' d='M0 0h48v48H0z'/><circle cx='20' cy='24' r='10' fill='#fff'/><circle cx='23' cy='24' r='8' fill='#d52b3a'/><circle cx='33' cy='24' r='3' fill='#fff'/>",
  ZA: "<path fill='#fff' d='M0 0h48v48H0z'/><path fill='#c8313e' d='M0 0h48v16H0z'/><path fill='#26397a' d='M0 32h48v16H0z'/><path fill='#1d7a4f' d='M0 4l18 16h30v8H18L0 44z'/><path fill='#222' d='m0 14 11 10L0 34z'/>",
  DE: "<path fill='#222' d='M0 0h48v16H0z'/><path fill='#c8313e' d='M0 16h48v16H0z'/><path fill='#f4c542' d='M0 32h48v16H0z'/>",
  FR: "<path fill='#fff' d='M0 0h48v48H0z'/><path fill='#2d4b9b' d='M0 0h16v48H0z'/><path fill='#d52b3a' d='M32 0h16v48H32z'/>",
  ES: "<path fill='#c8313e' d='M0 0h48v48H0z'/><path fill='#f4c542' d='M0 12h48v24H0z'/>",
  NL: "<path fill='#fff' d='M0 0h48v48H0z'/><path fill='#b5303c' d='M0 0h48v16H0z'/><path fill='#2d4b9b' d='M0 32h48v16H0z'/>",
  BE: "<path fill='#f4c542' d='M0 0h48v48H0z'/><path fill='#222' d='M0 0h16v48H0z'/><path fill='#d52b3a' d='M32 0h16v48H32z'/>",
  PT: "<path fill='#c8313e' d='M0 0h48v48H0z'/><path fill='#1d7a4f' d='M0 0h19v48H0z'/><circle cx='19' cy='24' r='7' fill='#f4c542'/>",
} as const;

export type Flag = keyof typeof flags;
