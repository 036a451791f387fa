/** A real WebSocket server on 127.0.0.1 for tests: says what a test has it say, and records what it received. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket as Peer } from 'ws';
import { clientMessage, type ClientMessage } from '../src/socket/socket-messages.ts';

export interface PushServer {
  readonly url: string;
  /** What each connection has sent, first connection first. */
  readonly heard: readonly (readonly ClientMessage[])[];
  /** Waits until the `nth` connection has sent `count` messages. */
  heardBy(nth: number, count: number): Promise<readonly ClientMessage[]>;
  /** Sends to the newest connection: text as it is, anything else as JSON. */
  say(...messages: readonly unknown[]): void;
  /** Ends the newest connection without a farewell. */
  hangUp(): void;
}

/** Closed when the test ends, with every connection. */
export async function pushServer(): Promise<PushServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const peers: Peer[] = [];
  const heard: ClientMessage[][] = [];
  server.on('connection', (peer) => {
    const messages: ClientMessage[] = [];
    peers.push(peer);
    heard.push(messages);
    peer.on('message', (data: Buffer) => {
      messages.push(v.parse(clientMessage, JSON.parse(data.toString('utf8'))));
    });
  });
  onTestFinished(() => {
    for (const peer of server.clients) peer.terminate();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}`,
    heard,
    heardBy: (nth, count) =>
      vi.waitFor(
        () => {
          const messages = heard[nth - 1];
          if (!messages || messages.length < count) {
            throw new Error(
              `connection ${nth} has sent ${JSON.stringify(messages)}, not yet ${count} messages`,
            );
          }
          return messages;
        },
        { timeout: 2_000, interval: 2 },
      ),
    say(...messages) {
      for (const message of messages) {
        peers.at(-1)?.send(typeof message === 'string' ? message : JSON.stringify(message));
      }
    },
    hangUp: () => peers.at(-1)?.terminate(),
  };
}
