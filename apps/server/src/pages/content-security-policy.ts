import { createHash } from 'node:crypto';

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Where the tag manager's own measuring sends what it counted. */
const measuring = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** What the policy depends on beside the build. */
interface PolicySettings {
  readonly mode: 'production' | 'development' | 'test';
  /** Undefined: the site has no tag manager, and no page may talk to one. */
  readonly gtmId: string | undefined;
  /** Undefined: the site has no chatbot. */
  readonly chatbotUrl: string | undefined;
  /** What its scripts name their policies of trusted types; `off`: they know none. */
  readonly chatbotTrustedTypes: 'off' | readonly string[];
}

/**
 * The policy of every page: the site's own files, the inline scripts that its build knows, by their hashes, and the tag
 * manager and the host of the chatbot where the site has them. What a page holds changes nothing in it, so a script
 * that came in with the page's content is run by no browser. In development Vite adds scripts and a socket of its own.
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
    ...trustedTypes(settings),
  ].join('; ');
}

/**
 * Nothing becomes a script or markup by script but what a policy of these names lets through: ours, the tag manager's
 * own, and those of the chatbot. A chatbot that knows no trusted types needs all pages to go without, and somebody who
 * says so.
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
