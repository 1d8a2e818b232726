import { LIST_SEARCH_LIMIT } from '@ayrac/domain/record/record-filter.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import '#office/keys/keys.css';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 250;

interface ListSearchProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** Current search of the list. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** Searches while typing. A change from outside, such as by the back button, replaces the typed text. */
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
    const term = text.trim();
    if (term === sent) return;
    const timer = setTimeout(() => {
      setSent(term);
      search.current(term);
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
        maxLength={LIST_SEARCH_LIMIT}
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
        <span className="key pointer-coarse:hidden" aria-hidden="true">
          /
        </span>
      ) : (
        <IconButton icon="x" label={resource.clearSearch} onClick={() => setText('')} />
      )}
    </search>
  );
}
