import { MARKER } from './hostile-texts.ts';

const calls = [
  ...[`${MARKER}()`, `${MARKER}\`1\``, `window.${MARKER}()`, `top['${MARKER}']()`],
  ...[`import('//${MARKER}')`, `this.${MARKER}=1`],
];
const elements = ['img src=x', 'svg', 'body', 'input autofocus', 'video src=x', 'details open', 'iframe'];
const events = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onclick'];
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java&#9;script:',
  ' javascript:',
  'data:text/html,',
  'vbscript:',
];

/**
 * A hundred texts that would run, or bring markup along, where a page takes them for more than a text. None is longer
 * than 60 characters, so that each fits into a field of one line.
 */
export const storedPayloads: readonly string[] = [
  ...calls.map((call) => `<script>${call}</script>`),
  ...elements.flatMap((element) => events.map((event) => `<${element} ${event}=${MARKER}()>`)),
  ...events.map((event) => `" ${event}="${MARKER}()`),
  ...events.map((event) => `' ${event}='${MARKER}()`),
  ...schemes.map((scheme) => `<a href="${scheme}${MARKER}()">x</a>`),
  ...schemes.map((scheme) => `[x](${scheme}${MARKER}())`),
  // What ends the place that a text stands in.
  ...['title', 'style', 'textarea', 'script', 'noscript', 'template', 'p', 'ul'].map(
    (name) => `</${name}><${MARKER}>`,
  ),
  ...['--><', '--!><', ']]><', '"><', "'><", '/><', '\\"><', '&quot;><', '\u2028<'].map(
    (end) => `${end}${MARKER}>`,
  ),
  // What is read twice, or half.
  ...[`&lt;${MARKER}&gt;`, `&#60;${MARKER}&#62;`, `%3C${MARKER}%3E`, `\\u003c${MARKER}\\u003e`],
  ...[`<<${MARKER}>>`, `<scr<script>ipt>${MARKER}()`, `<ScRiPt >${MARKER}()</sCrIpT>`, `<${MARKER}`],
  ...[`<!--<${MARKER}>`, `<![CDATA[<${MARKER}>]]>`, `<?xml ${MARKER}?>`, `<math><mi ${MARKER}=1>`],
  ...[`{{${MARKER}()}}`, `\${${MARKER}()}`, `<%= ${MARKER}() %>`, `#{${MARKER}()}`],
  // What a sheet takes for a formula.
  ...[`=${MARKER}()`, `+${MARKER}()`, `-${MARKER}()`, `@${MARKER}()`, `=cmd|'/c ${MARKER}'!A1`],
];

/** Texts of at most so many characters that have each payload among them, as few as there can be. */
export function textsOfPayloads(limit: number): readonly string[] {
  const texts: string[] = [];
  for (const payload of storedPayloads) {
    const last = texts.at(-1);
    // What begins a formula has to begin a cell.
    const isJoined =
      last !== undefined && last.length + 1 + payload.length <= limit && !/^[=+@-]/.test(payload);
    if (isJoined) texts[texts.length - 1] = `${last} ${payload}`;
    else texts.push(payload);
  }
  return texts;
}

/** What of the payloads a document holds as it was written: there it is more than a text. */
export function payloadsIn(html: string): readonly string[] {
  // Within a script stands data, whose quotation marks end no attribute; what ends the script is looked for.
  const shown = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '');
  return storedPayloads.filter((payload) => {
    if (payload.includes('<')) return html.includes(payload.slice(payload.indexOf('<')));
    return /^["']/.test(payload) && shown.includes(payload);
  });
}
