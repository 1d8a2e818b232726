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
 * A hundred texts that would run as script, or insert markup, in a page that does not escape them. Each has at most 60
 * characters, so that it fits into a single-line field.
 */
export const storedPayloads: readonly string[] = [
  ...calls.map((call) => `<script>${call}</script>`),
  ...elements.flatMap((element) => events.map((event) => `<${element} ${event}=${MARKER}()>`)),
  ...events.map((event) => `" ${event}="${MARKER}()`),
  ...events.map((event) => `' ${event}='${MARKER}()`),
  ...schemes.map((scheme) => `<a href="${scheme}${MARKER}()">x</a>`),
  ...schemes.map((scheme) => `[x](${scheme}${MARKER}())`),
  // Endings of the context in which a text is inserted.
  ...['title', 'style', 'textarea', 'script', 'noscript', 'template', 'p', 'ul'].map(
    (name) => `</${name}><${MARKER}>`,
  ),
  ...['--><', '--!><', ']]><', '"><', "'><", '/><', '\\"><', '&quot;><', '\u2028<'].map(
    (end) => `${end}${MARKER}>`,
  ),
  // Texts that become dangerous when they are decoded twice or parsed incompletely.
  ...[`&lt;${MARKER}&gt;`, `&#60;${MARKER}&#62;`, `%3C${MARKER}%3E`, `\\u003c${MARKER}\\u003e`],
  ...[`<<${MARKER}>>`, `<scr<script>ipt>${MARKER}()`, `<ScRiPt >${MARKER}()</sCrIpT>`, `<${MARKER}`],
  ...[`<!--<${MARKER}>`, `<![CDATA[<${MARKER}>]]>`, `<?xml ${MARKER}?>`, `<math><mi ${MARKER}=1>`],
  ...[`{{${MARKER}()}}`, `\${${MARKER}()}`, `<%= ${MARKER}() %>`, `#{${MARKER}()}`],
  // Texts that a spreadsheet would run as formulas.
  ...[`=${MARKER}()`, `+${MARKER}()`, `-${MARKER}()`, `@${MARKER}()`, `=cmd|'/c ${MARKER}'!A1`],
];

/** Combines all payloads into as few texts as possible, each of at most `limit` characters. */
export function textsOfPayloads(limit: number): readonly string[] {
  const texts: string[] = [];
  for (const payload of storedPayloads) {
    const last = texts.at(-1);
    // A formula must be at the start of a cell.
    const isJoined =
      last !== undefined && last.length + 1 + payload.length <= limit && !/^[=+@-]/.test(payload);
    if (isJoined) texts[texts.length - 1] = `${last} ${payload}`;
    else texts.push(payload);
  }
  return texts;
}

/** Returns the payloads that a document contains unescaped. */
export function payloadsIn(html: string): readonly string[] {
  // Quotes inside a script's data end no attribute, so scripts are removed for that check. Payloads with `<` are
  // searched for in the whole document, since they could end a script.
  const shown = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '');
  return storedPayloads.filter((payload) => {
    if (payload.includes('<')) return html.includes(payload.slice(payload.indexOf('<')));
    return /^["']/.test(payload) && shown.includes(payload);
  });
}
