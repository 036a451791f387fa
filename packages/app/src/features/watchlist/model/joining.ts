/** What a device had arranged before anybody signed in joins the arrangement of who does. Pure. */
import {
  grouped,
  groupNamed,
  mostGroups,
  placed,
  readArrangement,
  withArrangement,
  type Arrangement,
} from './arrangement.ts';

/** What of an arrangement there was to move. */
export type Moved = 'both' | 'order' | 'groups' | 'nothing';

/**
 * The text to keep once nobody's order and groups have joined an account's: its own come first (`listed`: keys of what it
 * watched before, in the order of its list), groups of one name become one. What cannot join yet (`staying`: keys of products,
 * and groups without room) stays with nobody.
 */
export function joinedArrangement(
  text: string | null,
  owner: string,
  staying: ReadonlySet<string>,
  listed: readonly string[] = [],
): { readonly text: string | null; readonly moved: Moved } {
  const nobodys = readArrangement(text, '');
  if (isPlain(nobodys)) return { text, moved: 'nothing' };
  const own = readArrangement(text, owner);
  const order = nobodys.order.filter((key) => !staying.has(key));
  // Where nothing new has a place, nothing of its own needs one.
  const ownOrder = order.length === 0 ? own.order : placed(own.order, listed);
  let joined: Arrangement = { ...own, order: placed(ownOrder, order) };
  const left = { order: nobodys.order.filter((key) => staying.has(key)), groups: [...nobodys.groups] };
  let groups = 0;
  for (const group of nobodys.groups) {
    const keys = group.keys.filter((key) => !staying.has(key));
    const hasRoom = joined.groups.length < mostGroups || groupNamed(joined.groups, group.name) !== undefined;
    if (!hasRoom) continue;
    const rest = group.keys.filter((key) => staying.has(key));
    left.groups.splice(left.groups.indexOf(group), 1, ...(rest.length > 0 ? [{ ...group, keys: rest }] : []));
    if (keys.length === 0 && rest.length > 0) continue;
    joined = grouped(joined, group.name, keys);
    groups += 1;
  }
  const kept = withArrangement(withArrangement(text, '', left), owner, joined);
  if (order.length === 0) return { text: kept, moved: groups === 0 ? 'nothing' : 'groups' };
  return { text: kept, moved: groups === 0 ? 'order' : 'both' };
}

const isPlain = ({ order, groups }: Arrangement): boolean => order.length === 0 && groups.length === 0;
