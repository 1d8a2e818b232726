import { createHash } from 'node:crypto';

// Structured data is a data block: nobody runs it, so nothing has to allow it.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Where the tag manager's own measuring sends what it counted. */
const measuring = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** What the policy depends on beside the page. */
interface PolicySettings {
  readonly mode: 'production' | 'development' | 'test';
  /** Undefined: the site has no tag manager, and no page may talk to one. */
  readonly gtmId: string | undefined;
  /** Undefined: the site has no chatbot. */
  readonly chatbotUrl: string | undefined;
}

/**
 * The policy of one rendered page: its own files, the inline scripts that it holds, by their hashes, and the tag
 * manager and the host of the chatbot where the site has them. In development Vite adds scripts and a socket of its own.
 */
export function contentSecurityPolicy(html: string, { mode, gtmId, chatbotUrl }: PolicySettings): string {
  const scripts = mode === 'development' ? ["'unsafe-inline'"] : scriptHashes(html);
  const tagManager = gtmId === undefined ? [] : [TAG_MANAGER];
  const tags = gtmId === undefined ? [] : [TAG_MANAGER, ...measuring];
  const chat = chatbotUrl === undefined ? [] : [new URL(chatbotUrl).origin];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...tagManager, ...chat].join(' '),
    // Custom properties such as a brand's colour stand in style attributes.
    ["style-src 'self' 'unsafe-inline'", ...chat].join(' '),
    ["img-src 'self' data:", ...tags, ...chat].join(' '),
    ["font-src 'self'", ...chat].join(' '),
    ...(chat.length === 0 ? [] : [['frame-src', ...chat].join(' ')]),
    [
      "connect-src 'self'",
      ...(mode === 'development' ? ['ws:'] : []),
      ...tags,
      ...chat,
      ...chat.map(socketOf),
    ].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function socketOf(origin: string): string {
  return origin.replace(/^https/, 'wss');
}

function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}
