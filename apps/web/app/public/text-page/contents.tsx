import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { PlaceLink } from '#web/page/place-link.tsx';

interface ContentsProps {
  readonly sections: readonly { readonly id: string; readonly heading: string }[];
}

/** Table of contents: beside the text in a wide window, collapsed above it in a narrow one. */
export function Contents({ sections }: ContentsProps) {
  const label = usePhrases().shell.document.contents;
  return (
    <div className="document-contents">
      <div className="document-contents-narrow">
        <Disclosure summary={label}>
          <nav aria-label={label}>
            <Headings sections={sections} />
          </nav>
        </Disclosure>
      </div>
      <nav aria-label={label} className="document-contents-wide">
        <p>{label}</p>
        <Headings sections={sections} />
      </nav>
    </div>
  );
}

function Headings({ sections }: ContentsProps) {
  return (
    <ul>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <PlaceLink id={id}>{heading}</PlaceLink>
        </li>
      ))}
    </ul>
  );
}
