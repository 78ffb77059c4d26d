/** The portal's page and files, as a browser gets them, and the headers that every answer carries. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { createTestServer, type TestServer } from '#testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
let database: TestDatabase;
let server: TestServer;
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost:8080', ...headers } });

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en" data-tenant="consumer" data-theme="light"><head><title>Travel</title>' +
      '<script type="application/json" id="tenant">{}</script></head>' +
      '<body><div id="root"><b class="page-shell__brand"></b></div></body></html>',
  );
  writeFileSync(join(folder, 'assets/app-1a2b3c4d.js'), 'export const plain = 1;');
  writeFileSync(join(folder, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync('export const plain = 1;'));
  const routes = [
    ...['^/$', '^/trips/?$', '^/auth/startsession/?$', '^/stays/[^/]+/?$'].map((pattern) => ({
      pattern,
      needs: null,
    })),
    { pattern: '^/acknowledgement/?$', needs: 'corporate' },
  ];
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(routes));
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  database = await createTestDatabase();
  server = await createTestServer({ database, handlers: {}, settings: { portalDirectory: folder } });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page', () => {
  it.each(['/', '/trips', '/auth/startsession/?code=x&state=y', '/stays/sty_1?a=b.c', '/index.html'])(
    'is given at %s with the tenant in it',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(body).toContain('data-tenant="consumer"');
      expect(body).toContain('<title>Harbor Travel</title>');
      // In the shell, which is shown before any script runs
      expect(body).toContain('<b class="page-shell__brand">Harbor Travel</b>');
      const island = JSON.parse(/id="tenant">([^<]*)</.exec(body)![1]!);
      expect(island).toMatchObject({ id: 'consumer', vaultOrigin: 'http://localhost:8082', lab: true });
      expect(JSON.stringify(island)).not.toMatch(/clientId|betaEmails|"hosts"/);
    },
  );
  it.each([
    ['/nowhere', undefined, 404],
    ['/trips/more/deeper', undefined, 404],
    ['/acknowledgement/', undefined, 404],
    ['/acknowledgement/', 'business.localhost:8080', 200],
  ])('%s on %s is answered with the page and %d', async (url, host, status) => {
    const { statusCode, body } = await get(url, host ? { host } : {});
    expect([statusCode, body.includes('<div id="root">')]).toEqual([status, true]);
  });
  it('is the business tenant’s on its host, the consumer’s on an unknown one', async () => {
    expect((await get('/', { host: 'business.localhost:8080' })).body).toContain('data-tenant="business"');
    expect((await get('/', { host: 'evil.example' })).body).toContain('data-tenant="consumer"');
  });
});

describe('files', () => {
  it('with a hash in their name are cached for ever and sent compressed', async () => {
    const { headers } = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/app-1a2b3c4d.js')).body).toBe('export const plain = 1;');
  });
  it('without one are asked for again', async () => {
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });
  it.each(['/assets/gone.js', '/nothing.png', '/..%2f..%2fpackage.json', '/%2e%2e/x.json', '/assets/%00.js'])(
    'that are not there are NotFound: %s',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'NotFound']);
    },
  );
});

describe('pictures', () => {
  it('are drawn, the same each time, cached for ever', async () => {
    const url = '/art/hotel.svg?s=hotel%3A1&w=320&h=200';
    const [first, second] = [await get(url), await get(url)];
    expect(first.headers['content-type']).toBe('image/svg+xml');
    expect(first.headers['cache-control']).toContain('immutable');
    expect(second.body).toBe(first.body);
  });
  it.each([
    '/art/hotel.svg',
    '/art/hotel.svg?s=x&w=9999&h=1',
    '/art/rocket.svg?s=x&w=100&h=100',
    '/art/x.png',
  ])('at a bad address are refused: %s', async (url) => expect((await get(url)).statusCode).toBe(400));
});

describe('every answer', () => {
  const NAMES = [
    'content-security-policy',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
  ];
  it.each(['/', '/icon.svg', '/api/v0/nope', '/api/docs', '/healthz', '/art/x.png', '/metrics'])(
    'carries the security headers: %s',
    async (url) => {
      const { headers } = await get(url);
      const shown = NAMES.map((name) => [name, String(headers[name]).split('; ')]);
      expect(Object.fromEntries(shown)).toMatchInlineSnapshot(`
        {
          "content-security-policy": [
            "default-src 'self'",
            "worker-src 'self'",
            "img-src 'self' data: blob:",
            "style-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "frame-src http://localhost:8082",
            "connect-src 'self'",
            "form-action 'self' http://localhost:8081",
          ],
          "cross-origin-opener-policy": [
            "same-origin",
          ],
          "cross-origin-resource-policy": [
            "same-origin",
          ],
          "permissions-policy": [
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
          ],
          "referrer-policy": [
            "same-origin",
          ],
          "x-content-type-options": [
            "nosniff",
          ],
          "x-frame-options": [
            "DENY",
          ],
        }
      `);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{24}$/);
    },
  );
  it("of the API says the server's time, a file does not", async () => {
    const { headers } = await get('/api/v0/nope');
    expect(headers['x-server-time']).toBe(server.clock.now());
    expect((await get('/icon.svg')).headers['x-server-time']).toBeUndefined();
  });
  it('of the API reference has no script and no style in it, and one script beside it', async () => {
    const { body } = await get('/api/docs');
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=/);
    expect(body.match(/<script[^>]*>[^<]*/g)).toEqual(['<script src="/api/docs.js" defer>']);
    expect((await get('/api/docs.js')).headers['content-type']).toContain('text/javascript');
  });
});
