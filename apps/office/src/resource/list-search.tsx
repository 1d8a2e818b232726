import { IconButton } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import './keys.css';

/** After so long without a key the list is asked. */
const PAUSE_MS = 250;

interface ListSearchProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** What the list is searched by now. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** Searches while one types; what comes from elsewhere, such as the way back, takes the place of what was typed. */
export function ListSearch({ ref, label, q, onSearch }: ListSearchProps) {
  const { resource } = useOfficePhrases();
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  const [sent, setSent] = useState(q);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setText(q);
      setSent(q);
    }
  }

  useEffect(() => {
    const asked = text.trim();
    if (asked === sent) return;
    const timer = setTimeout(() => {
      setSent(asked);
      search.current(asked);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, sent]);

  return (
    <search className="field-box list-search">
      <span className="field-affix">
        <Icon name="search" />
      </span>
      <input
        ref={ref}
        type="text"
        className="field-control"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          if (text === '') event.currentTarget.blur();
          else setText('');
        }}
      />
      {text === '' ? (
        <span className="key" aria-hidden="true">
          /
        </span>
      ) : (
        <IconButton icon="x" label={resource.clearSearch} onClick={() => setText('')} />
      )}
    </search>
  );
}
