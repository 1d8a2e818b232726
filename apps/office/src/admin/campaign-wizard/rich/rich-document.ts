import {
  isRichText,
  type RichBlock,
  type RichRun,
  readRichText,
  writeRichText,
} from '@ayrac/domain/text/rich-text.ts';
import type { JSONContent } from '@tiptap/core';

/** Returns a stored text as the editor's document. Plain text becomes paragraphs. */
export function documentOf(text: string): JSONContent {
  const blocks = isRichText(text) ? readRichText(text) : plainBlocks(text);
  const content = blocks.map(nodeOf);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** Returns the editor's document as it is stored. A document without text is empty. */
export function textOfDocument(document: JSONContent): string {
  const blocks = (document.content ?? []).flatMap(blocksOf);
  return writeRichText(blocks);
}

/** Returns pasted content as nodes, reduced to what a rich text may contain. */
export function nodesOfPasted(html: string, plain: string): JSONContent[] {
  const blocks = html === '' ? plainBlocks(plain) : readRichText(normalised(html));
  return blocks.map(nodeOf);
}

function plainBlocks(text: string): readonly RichBlock[] {
  return text
    .split(/\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', runs: [plainRun(line)] }));
}

function plainRun(text: string): RichRun {
  return { text, isBold: false, isItalic: false, href: null };
}

/** Replaces equivalent elements of other programs, and removes elements whose text no page shows. */
function normalised(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(\/?)b(?=[\s>])/gi, '<$1strong')
    .replace(/<(\/?)i(?=[\s>])/gi, '<$1em')
    .replace(/<(\/?)(?:div|h[1-6]|tr|blockquote)(?=[\s>])/gi, '<$1p');
}

function nodeOf(block: RichBlock): JSONContent {
  if (block.kind === 'paragraph') return { type: 'paragraph', content: block.runs.flatMap(inlineOf) };
  return {
    type: block.isOrdered ? 'orderedList' : 'bulletList',
    content: block.items.map((runs) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: runs.flatMap(inlineOf) }],
    })),
  };
}

function inlineOf({ text, isBold, isItalic, href }: RichRun): JSONContent[] {
  const marks = [
    ...(isBold ? [{ type: 'bold' }] : []),
    ...(isItalic ? [{ type: 'italic' }] : []),
    ...(href === null ? [] : [{ type: 'link', attrs: { href } }]),
  ];
  return text
    .split('\n')
    .flatMap((part, place) => [
      ...(place > 0 ? [{ type: 'hardBreak' }] : []),
      ...(part === '' ? [] : [{ type: 'text', text: part, ...(marks.length > 0 && { marks }) }]),
    ]);
}

function blocksOf({ type, content = [] }: JSONContent): RichBlock[] {
  if (type === 'bulletList' || type === 'orderedList') {
    const items = content.flatMap((item) => linesIn(item)).filter((runs) => runs.length > 0);
    return items.length === 0 ? [] : [{ kind: 'list', isOrdered: type === 'orderedList', items }];
  }
  const runs = runsOf(content);
  return runs.length === 0 ? [] : [{ kind: 'paragraph', runs }];
}

/** Returns the paragraphs of a list item. Nested lists are flattened. */
function linesIn({ content = [] }: JSONContent): (readonly RichRun[])[] {
  return content.flatMap((node) =>
    node.type === 'paragraph' ? [runsOf(node.content ?? [])] : (node.content ?? []).flatMap(linesIn),
  );
}

function runsOf(nodes: readonly JSONContent[]): RichRun[] {
  return nodes.map(({ type, text = '', marks = [] }) => ({
    text: type === 'hardBreak' ? '\n' : text,
    isBold: marks.some((mark) => mark.type === 'bold'),
    isItalic: marks.some((mark) => mark.type === 'italic'),
    href: String(marks.find((mark) => mark.type === 'link')?.attrs?.href ?? '') || null,
  }));
}
