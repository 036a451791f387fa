import { catalogue, type EndpointId } from '@meridian/api/catalogue';
import { isDeclaredRefusal, refusal, type RefusalName } from '@meridian/api';
import type { WorldHandle } from '@meridian/mocks';
import { parseFault } from '@meridian/mocks/names';
import type { WorldParameters } from './worlds.tsx';

/** What a story was about, and what its calls came to, as its world answered them: read from the wire, not from the app. */
export interface Heard {
  readonly situation: Situation;
  /** Ids of its calls, and behind each the kinds of faults it met and the refusals it was answered. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
}

/** As the story's parameters say it; what is usual is left out. */
type Situation = Pick<
  WorldParameters,
  'scenario' | 'facts' | 'faults' | 'route' | 'isOffline' | 'hasSocket'
> & {
  readonly locale?: string;
};

const nameOf = new Map<number, RefusalName>(
  Object.entries(refusal).map(([name, code]) => [code, name as RefusalName]),
);

interface Told {
  readonly parameters: WorldParameters;
  readonly globals: { readonly locale?: string };
}

/** @param handle the story's world, at its end */
export function heardIn(handle: Pick<WorldHandle, 'calls'>, { parameters, globals }: Told): Heard {
  const { scenario, facts, faults, path = '/', route = path, isOffline, hasSocket } = parameters;
  const calls: Record<string, Set<string>> = {};
  for (const { endpointId, answer, faults: met } of handle.calls()) {
    const came = (calls[endpointId] ??= new Set());
    for (const fault of met) came.add(parseFault(fault).kind);
    const code = codeOf(answer);
    if (!isDeclaredRefusal(catalogue[endpointId as EndpointId], code)) continue;
    came.add(nameOf.get(code) ?? '');
  }
  const { locale } = globals;
  return {
    situation: {
      ...(scenario && { scenario }),
      ...(facts && { facts }),
      ...(faults && { faults }),
      route,
      ...(isOffline === true && { isOffline }),
      ...(hasSocket === false && { hasSocket }),
      ...(locale && locale !== 'en' && { locale }),
    },
    calls: Object.fromEntries(
      Object.entries(calls)
        .map(([id, came]) => [id, [...came].toSorted()] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** The code of an answer that a log may have cut. */
function codeOf(answer: string | null): number {
  return Number(/"code":\s*(\d+)/.exec(answer ?? '')?.[1] ?? Number.NaN);
}
