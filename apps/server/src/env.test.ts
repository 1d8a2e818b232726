import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv, warningsOf } from '#server/env.ts';

const ROOT = join(import.meta.dirname, '../../..');

describe('settings', () => {
  it('have defaults: production, loopback only, embedded database', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      isPublic: false,
      trustProxy: false,
      demo: 'auto',
      dataDir: join(ROOT, '.data'),
      database: { url: undefined, poolSize: 10 },
      metrics: { host: '127.0.0.1', port: 9464 },
      consentMode: 'spec',
      quoteLimits: { perAddressIn10Minutes: 300, perPersonADay: 20 },
      inboxLimits: { perAddressIn10Minutes: 60, perEmailADay: 20 },
      quoteSuspicion: { leastFillMs: 3_000, crowdedFrom: 60 },
    });
  });

  it.each([
    [{ PORT: '8080' }, { port: 8080, origin: 'http://localhost:8080' }],
    [{ PORT: '' }, { port: 3000 }],
    [{ ORIGIN: 'https://www.example.com' }, { origin: 'https://www.example.com', isPublic: true }],
    [{ ORIGIN: 'HTTPS://WWW.Example.com:443/' }, { origin: 'https://www.example.com' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', isPublic: true }],
    [{ HOST: '::' }, { isPublic: true }],
    [{ HOST: '::1' }, { isPublic: false }],
    [{ HOST: 'localhost' }, { isPublic: false }],
    [{ HOST: '127.0.0.2', ORIGIN: 'http://[::1]:3000' }, { isPublic: false }],
    [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [{ TRUST_PROXY: '10.0.0.0/8, loopback' }, { trustProxy: ['10.0.0.0/8', 'loopback'] }],
    [{ DATA_DIR: '/var/lib/site' }, { dataDir: '/var/lib/site' }],
    [{ DATA_DIR: 'elsewhere' }, { dataDir: join(ROOT, 'elsewhere') }],
    [
      { DATABASE_URL: 'postgresql://site@%2Frun%2Fpostgresql:5432/site' },
      { database: { url: 'postgresql://site@%2Frun%2Fpostgresql:5432/site' } },
    ],
    [{ METRICS_PORT: '0' }, { metrics: { port: 0 } }],
    [{ CHATBOT_URL: 'https://sohbet.example/w.js' }, { chatbotUrl: 'https://sohbet.example/w.js' }],
    [{}, { chatbotTrustedTypes: [] }],
    [{ CHATBOT_TRUSTED_TYPES: 'sohbet, sohbet#html' }, { chatbotTrustedTypes: ['sohbet', 'sohbet#html'] }],
    [{ CHATBOT_TRUSTED_TYPES: 'off' }, { chatbotTrustedTypes: 'off' }],
    [{ CONSENT_MODE: 'strict' }, { consentMode: 'strict' }],
    [{ CONTROLLER_NAME: 'Örnek A.Ş.' }, { controller: { name: 'Örnek A.Ş.', email: 'kvkk@ayrac.example' } }],
    [{ MAIL_FROM: 'no-reply@ayrac.example' }, { mail: undefined }],
    [
      { SMTP_URL: 'smtps://site:secret@mail.example', MAIL_FROM: 'no-reply@ayrac.example' },
      { mail: { from: { name: '', address: 'no-reply@ayrac.example' }, needsTls: true } },
    ],
    [
      { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'Ayraç <no-reply@ayrac.example>' },
      { mail: { from: { name: 'Ayraç', address: 'no-reply@ayrac.example' }, needsTls: false } },
    ],
    [
      { SMTP_URL: 'smtp://relay:25', MAIL_FROM: '"Ayraç, A.Ş." <a@b.example>', SMTP_TLS: 'if-offered' },
      { mail: { from: { name: 'Ayraç, A.Ş.', address: 'a@b.example' }, needsTls: false } },
    ],
    [{ SOCIAL_X: 'https://x.com/ayrac' }, { social: { x: 'https://x.com/ayrac', youtube: undefined } }],
  ])('%j is read as %j', (source, expected) => {
    expect(readEnv(source)).toMatchObject(expected);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development, test'],
    [{ ORIGIN: 'www.example.com' }, 'ORIGIN must be an address that begins with http:// or https://'],
    [{ ORIGIN: 'https://example.com/shop' }, 'ORIGIN must be an origin such as'],
    [{ DATABASE_URL: 'mysql://db/site' }, 'DATABASE_URL must be an address that begins with postgres://'],
    [{ CONTROLLER_EMAIL: 'nobody' }, 'CONTROLLER_EMAIL must be like kvkk@example.com'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the number of proxies'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be'],
    [{ GTM_ID: 'UA-1' }, 'GTM_ID must be like GTM-ABC1234'],
    [{ CONSENT_MODE: 'none' }, 'CONSENT_MODE must be one of spec, record-only, strict'],
    [
      { SOCIAL_YOUTUBE: 'javascript:alert(1)' },
      'SOCIAL_YOUTUBE must be an address that begins with https://',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set when SMTP_URL is'],
    [{ SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.example' }, 'SMTP_URL must be an address'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Ayraç' }, 'MAIL_FROM must be like no-reply@example.com'],
    [{ MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, 'MAIL_FROM must be like'],
    [{ DB_POOL_SIZE: '0' }, 'DB_POOL_SIZE must be a whole number 2 to 500'],
    [{ HOST: 'a b' }, 'HOST must be an IP address or a host name'],
    [{ CHATBOT_TRUSTED_TYPES: 'a; script-src *' }, 'CHATBOT_TRUSTED_TYPES must be names of policies'],
    [{ CHATBOT_TRUSTED_TYPES: 'a,,b' }, 'CHATBOT_TRUSTED_TYPES must be names of policies'],
    [{ CHATBOT_TRUSTED_TYPES: "'allow-duplicates'" }, 'CHATBOT_TRUSTED_TYPES must be names of policies'],
  ])('%j is refused: %s', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(sentence);
  });

  it.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ HOST: '0.0.0.0' }, ['Mails are stored but not sent. Set SMTP_URL and MAIL_FROM.']],
    [{ CHATBOT_URL: 'https://sohbet.example/w.js' }, []],
    [{ CHATBOT_TRUSTED_TYPES: 'off' }, []],
    [
      { CHATBOT_URL: 'https://sohbet.example/w.js', CHATBOT_TRUSTED_TYPES: 'off' },
      ['Trusted Types are disabled on all pages, because CHATBOT_TRUSTED_TYPES is off.'],
    ],
  ])('%j produces the warning: %j', (source, expected) => {
    expect(warningsOf(readEnv(source))).toEqual(expected);
  });

  it('report all errors together', () => {
    expect(() => readEnv({ PORT: 'x', DEMO: 'maybe', LOG_LEVEL: 'loud' })).toThrow(
      /PORT must be .*\n.*LOG_LEVEL must be .*\n.*DEMO must be /,
    );
  });

  it('are all documented on the operations page, which lists no others', () => {
    const asked = new Set<string>();
    readEnv(new Proxy({}, { get: (_none, name) => void asked.add(String(name)) }));
    const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\|/gm)].map((row) => row[1]);
    expect(rows.toSorted()).toEqual([...asked].toSorted());
  });

  it('have the defaults of the operations page: setting one explicitly changes nothing', () => {
    // A mail server is set, because its encryption setting has no effect without one.
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@example.com' };
    const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const rows = page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\| (?:`([^`|]+)`|([^|`]*[^|` ])) +\|/gm);
    const stated = [...rows].flatMap(([, name = '', quoted, plain]) => {
      const value = quoted ?? plain ?? '';
      return value === 'none' ? [] : [[name, value.replace('PORT', '3000')] as const];
    });
    expect(stated.length).toBeGreaterThan(30);
    for (const [name, value] of stated)
      expect(readEnv({ ...mail, [name]: value }), `${name}=${value}`).toEqual(readEnv(mail));
  });
});
