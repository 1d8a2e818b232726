import type { RichTextValue } from '@ayrac/contract/campaign.ts';
import { Fragment } from 'react';

type Block = NonNullable<RichTextValue['blocks']>[number];
type Run = Extract<Block, { kind: 'paragraph' }>['runs'][number];

/** A text with paragraphs, lists, emphasis and links, in its own language. */
export function RichText({ value: { blocks = [], lang } }: { readonly value: RichTextValue }) {
  return (
    <div lang={lang}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered, and two blocks may be equal.
        <RichBlock key={place} block={block} />
      ))}
    </div>
  );
}

function RichBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((runs, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={place}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <RichRun key={place} run={run} />
  ));
}

function RichRun({ run: { text, isBold, isItalic, href } }: { readonly run: Run }) {
  const lines = text.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
  const slanted = isItalic ? <em>{lines}</em> : lines;
  const heavy = isBold ? <strong>{slanted}</strong> : slanted;
  if (href === null) return heavy;
  return (
    <a className="text-link" href={href} rel="nofollow noopener" target="_blank">
      {heavy}
    </a>
  );
}
