import type { contactWaysOf } from '@meridian/api';

export type ContactWay = ReturnType<typeof contactWaysOf>[number];

/** An address that calls, writes or opens; null for what cannot be one, which is shown as text. */
export function hrefOf({ kind, value }: ContactWay): string | null {
  switch (kind) {
    case 'phone':
      return /^\+?[\d ().-]{3,40}$/.test(value) ? `tel:${digitsOf(value)}` : null;
    case 'email':
      return /^[^\s@?&]+@[^\s@?&]+$/.test(value) ? `mailto:${value}` : null;
    case 'page':
      return isPage(value) ? value : null;
    case 'whatsApp':
      return /^\+?[\d ().-]{3,40}$/.test(value) ? `https://wa.me/${digitsOf(value).replace('+', '')}` : null;
    case 'telegram':
      return /^@?\w{3,64}$/.test(value) ? `https://t.me/${value.replace('@', '')}` : null;
    case null:
      return null;
  }
}

/** An email with its subject and text filled in; null for what is no address. */
export function mailOf(address: string, subject: string, text: string): string | null {
  const to = hrefOf({ kind: 'email', value: address, hours: null });
  const line = (part: string): string => encodeURIComponent(part.replaceAll('\n', '\r\n'));
  return to === null ? null : `${to}?subject=${line(subject)}&body=${line(text)}`;
}

function digitsOf(number: string): string {
  return number.replaceAll(/[^\d+]/g, '');
}

/** Nothing but a page that is sent encrypted: no script, no file. */
function isPage(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}
