/** Failures that look the same on every screen, as stories: see general-states.ts. */
import type { EndpointId } from '@meridian/api/catalogue';
import { failed, sessionExpired } from './general-states.ts';

type GeneralStory = ReturnType<typeof failed>;

/** The read takes longer than anybody waits: that is the reason given. */
export function tookTooLong({ parameters, ...own }: Parameters<typeof failed>[0]): GeneralStory {
  return failed({
    ...own,
    parameters: { ...parameters, patienceMs: 400 },
    fault: 'hang',
    says: 'The server took too long to answer. Try again in a moment.',
  });
}

/** The answer stops half-way: it cannot be read, which is said with what to name to the support. */
export function cutOff(own: Parameters<typeof failed>[0]): GeneralStory {
  return failed({ ...own, fault: 'truncated', says: /^The answer could not be read\./ });
}

/** A call is turned away with 403, by status or in an envelope: the session is over (DECISIONS 1). */
export function forbidden(
  fault: 'http=403' | 'code=403',
  call: EndpointId,
  own: Parameters<typeof sessionExpired>[0] = {},
): GeneralStory {
  const { play, globals, parameters } = sessionExpired(own);
  return { play, globals, parameters: { ...parameters, scenario: 'trader', faults: [`${fault}@${call}`] } };
}
