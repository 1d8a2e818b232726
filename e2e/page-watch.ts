import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { describeReact } from './react-state.ts';

/** What a page's browser reports while a story runs. */
export interface PageWatch {
  /** Errors and warnings of the console, uncaught errors, and requests to other sites. */
  readonly complaints: string[];
  /** Requests without a response so far. */
  readonly open: Set<Request>;
  /** Requests that failed, with the reason. */
  readonly failed: string[];
}

/** Collects what the browser reports about a page. `origin` is the site's. */
export function watchPage(page: Page, origin: string): PageWatch {
  const complaints: string[] = [];
  const open = new Set<Request>();
  const failed: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    open.add(request);
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`call: ${url.href}`);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    failed.push(`${nameOf(request)} ${request.failure()?.errorText}`);
  });
  return { complaints, open, failed };
}

/** Describes a page for the report of a failed story. */
export async function describePage(page: Page, { complaints, open, failed }: PageWatch): Promise<string> {
  return [
    `The page at the end was ${page.url()}`,
    `React: ${await describeReact(page)}`,
    ...list('The browser complained', complaints),
    ...list('Requests without a response', [...open].map(nameOf)),
    ...list('Failed requests', failed),
  ].join('\n');
}

function list(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
}

function nameOf(request: Request): string {
  return `${request.method()} ${request.url()}`;
}
