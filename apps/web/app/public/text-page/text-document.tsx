import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { ShownText } from '@ayrac/contract/site-text.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import type { PageTable } from '@ayrac/phrases/page-text.ts';
import type { ReactNode } from 'react';
import { useHref } from '#web/page/address.ts';
import { Contents } from './contents.tsx';
import { Mailed } from './mailed.tsx';

interface TextDocumentProps {
  readonly text: ShownText;
  /** Content before the text, such as a form. */
  readonly children?: ReactNode;
}

/** A text with its date, table of contents, tables and version. Print shows only the text. */
export function TextDocument({ text, children }: TextDocumentProps) {
  const { title, version, introduction, sections } = text;
  const { shell } = usePhrases();
  const locale = useLocale();
  const date = formatDate(text.date, locale);
  return (
    <article className="document">
      <header className="document-title">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{shell.document.changed({ date })}</p>
      </header>
      {children && <div className="document-lead">{children}</div>}
      <Contents sections={sections} />
      <div className="prose document-text">
        {introduction.map((paragraph) => (
          <p key={paragraph}>
            <Mailed text={paragraph} />
          </p>
        ))}
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <p className="document-version">{shell.document.version({ version })}</p>
      </div>
    </article>
  );
}

function Section({ id, heading, paragraphs, points = [], table, seeAlso }: ShownText['sections'][number]) {
  const href = useHref();
  return (
    <section>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Mailed text={paragraph} />
        </p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Mailed text={point} />
            </li>
          ))}
        </ul>
      )}
      {table !== undefined && <TextTable {...table} />}
      {seeAlso.length > 0 && (
        <p className="document-more">
          {seeAlso.map(({ page, title }) => (
            <TextLink key={page} variant="more" to={href(page)}>
              {title}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}

function TextTable({ caption, columns: [first, ...others], rows }: PageTable) {
  const column = (label: string) => ({ key: label, label });
  const labels = [first, ...others];
  return (
    <DataTable
      caption={caption}
      columns={[column(first), ...others.map(column)]}
      rows={rows.map((row) => ({
        key: row[0],
        cells: Object.fromEntries(
          labels.map((label, at) => [label, <Mailed key={label} text={row[at] ?? ''} />]),
        ),
      }))}
    />
  );
}
