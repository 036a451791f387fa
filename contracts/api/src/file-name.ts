/** Names of files on their way to the server: words for people, which must never say where a file goes. */
import { maxNameLength } from './limits.ts';

/** Longest ending that is kept of a name that is cut, its dot included: `.jpeg`. */
const longestEnding = 10;

/** Whether a server takes a file under this name: neither empty nor a path, without control characters. */
export function isFileName(name: string): boolean {
  return name.length > 0 && name.length <= maxNameLength && !/[/\\\p{Cc}]|^\.\.?$/u.test(name);
}

/** The name of a picked file as it can be sent: without folders and control characters, cut before its ending. */
export function sendableFileName(name: string): string {
  const last = name.split(/[/\\]/).findLast((part) => part !== '') ?? '';
  const clean = last.replaceAll(/\p{Cc}/gu, '');
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= longestEnding ? clean.slice(dot) : '';
  const stem = clean.slice(0, clean.length - ending.length).slice(0, maxNameLength - ending.length);
  const cut = stem + ending;
  return isFileName(cut) ? cut : 'image';
}
