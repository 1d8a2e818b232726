import { createHash } from 'node:crypto';

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Hosts to which the tag manager's analytics send their measurements. */
const measuring = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Settings that the policy depends on. */
interface PolicySettings {
  readonly mode: 'production' | 'development' | 'test';
  /** Undefined when the site has no tag manager; no page may then connect to one. */
  readonly gtmId: string | undefined;
  /** Undefined when the site has no chatbot. */
  readonly chatbotUrl: string | undefined;
  /** Names of the trusted types policies that the chatbot creates; `off` when it does not support trusted types. */
  readonly chatbotTrustedTypes: 'off' | readonly string[];
}

/**
 * Returns the content security policy of every page: the site's own files, the build's inline scripts by hash, and the
 * tag manager and chatbot host where the site has them. It does not depend on the page's content, so a script injected
 * with the content is never run. In development it also allows Vite's scripts and socket.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[], settings: PolicySettings): string {
  const { mode, gtmId, chatbotUrl } = settings;
  const scripts = mode === 'development' ? ["'unsafe-inline'"] : inlineScripts.map(hashOf);
  const tagManager = gtmId === undefined ? [] : [TAG_MANAGER];
  const tags = gtmId === undefined ? [] : [TAG_MANAGER, ...measuring];
  const chat = chatbotUrl === undefined ? [] : [new URL(chatbotUrl).origin];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...tagManager, ...chat].join(' '),
    // Custom properties such as a brand's colour are set in style attributes.
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
    ...trustedTypes(settings),
  ].join('; ');
}

/**
 * Only the named trusted types policies may turn strings into scripts or markup: ours, the tag manager's and the
 * chatbot's. A chatbot without support requires the operator to switch trusted types off for all pages.
 */
function trustedTypes({ mode, gtmId, chatbotUrl, chatbotTrustedTypes }: PolicySettings): string[] {
  const ofChatbot = chatbotUrl === undefined ? [] : chatbotTrustedTypes;
  if (mode === 'development' || ofChatbot === 'off') return [];
  const ofTagManager = gtmId === undefined ? [] : ['goog#html', "'allow-duplicates'"];
  const names = ['default', 'parsing', ...ofChatbot, ...ofTagManager];
  return ["require-trusted-types-for 'script'", `trusted-types ${names.join(' ')}`];
}

function socketOf(origin: string): string {
  return origin.replace(/^https/, 'wss');
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
