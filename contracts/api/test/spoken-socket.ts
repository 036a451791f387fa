/** The app's socket on a connection that is only an event target: what a test says is heard at once. */
import { createSocket, type SocketPorts } from '../src/socket/socket.ts';
import { createHeldTimers } from './held-timers.ts';

/** A live socket. `say` hands it texts as they are, and anything else as JSON. */
export function spokenSocket(ports: Pick<SocketPorts, 'now'> & Partial<SocketPorts>) {
  const connections: EventTarget[] = [];
  const socket = createSocket({
    url: 'ws://backend.example/socket',
    getToken: () => null,
    createSocket: () => {
      const connection = Object.assign(new EventTarget(), { send: () => {}, close: () => {} });
      connections.push(connection);
      return connection as unknown as ReturnType<NonNullable<SocketPorts['createSocket']>>;
    },
    timers: createHeldTimers(),
    random: () => 0.5,
    ...ports,
  });
  socket.open();
  connections.at(-1)?.dispatchEvent(new Event('open'));
  return {
    socket,
    say(...messages: readonly unknown[]) {
      for (const message of messages) {
        const data = typeof message === 'string' ? message : JSON.stringify(message);
        connections.at(-1)?.dispatchEvent(new MessageEvent('message', { data }));
      }
    },
  };
}
