import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../run/root.mjs';
import { policyFor } from './content-security-policy.ts';

const shell = readFileSync(path.join(root, 'packages/app/index.html'), 'utf8');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of the page', () => {
  test('allows the inline code of the static shell by its hash, and no other', () => {
    const policy = policyFor(
      '<script>a()</script><style>b{}</style><script type="module" src="x.js"></script>',
      {
        isDemo: false,
      },
    );
    expect(policy['script-src']).toEqual(["'self'", hash('a()')]);
    expect(policy['style-src-elem']).toEqual(["'self'", hash(''), hash('b{}')]);
    expect(JSON.stringify(policy)).not.toContain('unsafe');
  });

  test('names the hosts that are configured, and lets the page call and show no other', () => {
    const own = policyFor(shell, { isDemo: false });
    expect(own['connect-src']).toEqual(["'self'"]);
    expect(own['img-src']).toEqual(["'self'", 'data:', 'blob:']);
    const pointed = policyFor(shell, {
      isDemo: false,
      apiBase: 'https://api.example:8443/v1',
      imageOrigins: ['https://logos.example/stocks/', ''],
    });
    expect(pointed['connect-src']).toEqual(["'self'", 'https://api.example:8443', 'wss://api.example:8443']);
    expect(pointed['img-src']).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://api.example:8443',
      'https://logos.example',
    ]);
    const byLine = shell.replace(
      'name="meridian-api-base" content=""',
      'name="meridian-api-base" content="https://b.example"',
    );
    expect(policyFor(byLine, { isDemo: false })['connect-src']).toEqual([
      "'self'",
      'https://b.example',
      'wss://b.example',
    ]);
  });

  test('frames the pages of the hosts that are named, and of any where none is', () => {
    expect(policyFor(shell, { isDemo: false })['frame-src']).toEqual(['https:']);
    const frameOrigins = ['https://help.example/start', ''];
    expect(policyFor(shell, { isDemo: false, frameOrigins })['frame-src']).toEqual(['https://help.example']);
  });

  test('covers what the shell has', () => {
    const policy = policyFor(shell, { isDemo: false });
    expect(policy['script-src']).toHaveLength(3);
    expect(policy['style-src-elem']).toHaveLength(3);
    // A style attribute would be refused, and the shell would lose its shape in production only.
    expect(shell).not.toMatch(/\sstyle="/);
  });

  test('asks for trusted types in production, which the service worker of the demo cannot pass', () => {
    expect(policyFor('', { isDemo: false })).toHaveProperty('require-trusted-types-for', ["'script'"]);
    expect(policyFor('', { isDemo: false })).toHaveProperty('trusted-types', [
      'dompurify',
      'picture-worker',
      'service-worker',
    ]);
    expect(policyFor('', { isDemo: true })).not.toHaveProperty('require-trusted-types-for');
  });
});
