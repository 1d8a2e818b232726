import type { Env } from '#server/env.ts';

/**
 * The one style sheet that React Aria writes into a document by script, by its hash; the test computes it from the
 * library.
 */
export const ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * The policy of the back office: its own files and nothing else. Nothing becomes script or markup by script; styles
 * that script sets on an element are no text, and need no leave. In development Vite writes scripts, styles and a
 * socket of its own into the document.
 */
export function officePolicy(mode: Env['mode']): string {
  const isDevelopment = mode === 'development';
  return [
    "default-src 'none'",
    `script-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : ARIA_STYLE}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // The preview of a draft.
    "frame-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}
