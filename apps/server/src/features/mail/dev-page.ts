import { escapeHtml } from '#server/api/escape-html.ts';
import type { Letter } from './present-letter.ts';
import type { mail } from './table.ts';

/** Mail with its recipient. */
type Shown = typeof mail.$inferSelect & { readonly to: string };

const style = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  th, td { text-align: start; vertical-align: top; padding: .25rem 1rem .25rem 0; }
  iframe { width: 100%; height: 40rem; border: 1px solid; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** Renders the list of the newest mails, the latest first. */
export function listPage(mails: readonly Shown[]): string {
  const rows = mails.map(
    (row) => `<tr><td>${row.createdAt.toISOString()}</td><td>${row.state}</td><td>${escapeHtml(row.to)}</td>
<td><a href="/dev/mails/${row.id}">${escapeHtml(row.template)}</a></td><td>${escapeHtml(row.lastProblem ?? '')}</td></tr>`,
  );
  return frame(
    'Mails',
    `<p>What this site sends. Without a mail server it is kept here.</p>
<table><thead><tr><th>Put in</th><th>State</th><th>To</th><th>Mail</th><th>Problem</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>${mails.length === 0 ? '<p>None yet.</p>' : ''}`,
  );
}

/** Renders a mail as HTML and plain text. The content of a sent mail is no longer stored. */
export function letterPage(row: Shown, letter: Letter | undefined): string {
  const facts = `<p><a href="/dev/mails">All mails</a></p><p>To ${escapeHtml(row.to)}, ${row.state}</p>`;
  if (letter === undefined) return frame(row.template, `${facts}<p>It was sent, and its text is gone.</p>`);
  const { url } = letter;
  const link = url === undefined ? '' : `<p>Link: <a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`;
  return frame(
    letter.subject,
    `${facts}${link}<h2>HTML</h2><iframe sandbox title="HTML" src="/dev/mails/${row.id}/html"></iframe>
<h2>Text</h2><pre>${escapeHtml(letter.text)}</pre>
<h2>Headers</h2><pre>${escapeHtml(JSON.stringify(letter.headers, null, 2))}</pre>`,
  );
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${style}</style></head>
<body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}
