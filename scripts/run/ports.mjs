import { createServer } from 'node:net';

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function isFreeOn(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // A machine without IPv6 has no listener there.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** "localhost" may mean either loopback address: a port is free when neither is in use. @param {number} port */
async function isFree(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    if (!(await isFreeOn(port, host))) return false;
  }
  return true;
}

/**
 * The wanted port, or the next free one, named aloud.
 * @param {number} wanted
 * @param {string} who what the port is for
 * @param {(line: string) => void} say
 * @param {readonly number[]} given ports already promised to others
 * @returns {Promise<number>}
 */
export async function freePort(wanted, who, say, given = []) {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (given.includes(port) || !(await isFree(port))) continue;
    if (port !== wanted) say(`Port ${wanted} is taken by another program: ${who} uses ${port}.`);
    return port;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 99} for ${who}.`);
}
