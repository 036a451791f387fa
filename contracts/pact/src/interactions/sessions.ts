/** What every signed-in call answers once the session is over, and the other forms in which a backend may say so. */
import { userInfo } from '@meridian/api';
import { plain } from '../example.ts';
import {
  expired,
  passwordChanged,
  sessionForms,
  type Interaction,
  type SessionForm,
} from '../interaction.ts';

/** One for each signed-in call among `agreed`, with the request of its first interaction. */
export function expiredSessions(agreed: readonly Interaction[]): Interaction[] {
  // By id: of a call whose answer screens read in more than one way there is one.
  const first = new Map<string, Interaction>();
  for (const interaction of agreed) {
    const { endpoint } = interaction;
    if (endpoint.access === 'signedIn' && !first.has(endpoint.id)) first.set(endpoint.id, interaction);
  }
  return [...first.values()].map(({ endpoint, request }) => ({
    endpoint,
    description: `that the session no longer allows: ${endpoint.id}`,
    given: expired('envelope401'),
    // What only a state knows is not there; a file is.
    request: endpoint.isMultipart === true ? request : plain(request),
    answer: { session: 'envelope401' },
  }));
}

const otherForms = (Object.keys(sessionForms) as SessionForm[]).filter((form) => form !== 'envelope401');

const saidOtherwise: readonly Interaction[] = otherForms.map((form) => ({
  endpoint: userInfo,
  description: `of a session that has ended, said by ${form}`,
  given: expired(form),
  request: {},
  answer: { session: form },
}));

export const sessions: readonly Interaction[] = [
  ...saidOtherwise,
  {
    endpoint: userInfo,
    description: 'of a session that a new login password has ended',
    given: passwordChanged,
    request: {},
    answer: { session: 'envelope401', because: 'passwordChanged' },
  },
];
