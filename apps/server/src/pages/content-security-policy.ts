import { createHash } from 'node:crypto';

// Structured data is a data block: nobody runs it, so nothing has to allow it.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of one rendered page: its own files, and the inline scripts that it holds, by their hashes. In
 * development Vite adds scripts and a socket of its own.
 */
export function contentSecurityPolicy(html: string, mode: 'production' | 'development' | 'test'): string {
  const scripts = mode === 'development' ? ["'unsafe-inline'"] : scriptHashes(html);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    // Custom properties such as a brand's colour stand in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    mode === 'development' ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}
