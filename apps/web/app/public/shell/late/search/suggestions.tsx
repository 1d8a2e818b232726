import './suggestions.css';
import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useCallback, useId, useState } from 'react';
import type { SuggestionsProps } from '../../late-props.ts';
import { forgetTerms, readRecentTerms, rememberTerm } from './recent-terms.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import { groupsAtFirst, groupsOf, type SuggestionRow, wayToAll } from './suggestion-rows.ts';
import { useComboboxRole } from './use-combobox-role.ts';
import { usePopularCategories } from './use-popular-categories.ts';
import { useSearchField } from './use-search-field.ts';
import { useSuggestionKeys } from './use-suggestion-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Suggestions below the search field. */
export function Suggestions({ form }: SuggestionsProps) {
  const listId = useId();
  const chrome = useScreenPhrases('chrome');
  const { errors } = usePhrases();
  const [recent, setRecent] = useState(readRecentTerms);
  const remember = useCallback((term: string) => {
    if (term === '') return;
    rememberTerm(term);
    setRecent(readRecentTerms());
  }, []);
  const field = useSearchField(form, remember);
  const popular = usePopularCategories();
  const suggested = useSuggestions(field.typed);
  const [active, activate] = useState<string>();

  const found = suggested?.found;
  const hints = { failed: chrome.failedHint, offline: errors.page.offline };
  const own = typeof found !== 'object' ? [] : groupsOf(found, chrome);
  // A term without suggestions shows the popular categories.
  const groups = own.length > 0 ? own : groupsAtFirst(found === undefined ? recent : [], popular, chrome);
  const all = own.length > 0 && typeof found === 'object' ? wayToAll(suggested?.term ?? '', found.total) : [];
  const rows = [...groups.flatMap((group) => group.rows), ...all];
  const ids = rows.map((_row, place) => `${listId}-${place}`);
  const isShown = field.isOpen && (rows.length > 0 || suggested !== undefined);
  const activeId = isShown && active !== undefined && ids.includes(active) ? active : undefined;
  useSuggestionKeys(form, field, ids, activeId, activate);
  useComboboxRole(form, listId, isShown && rows.length > 0, activeId);

  // New suggestions reset the selection.
  const sign = rows.map(({ key }) => key).join();
  const [last, setLast] = useState(sign);
  if (last !== sign) {
    setLast(sign);
    activate(undefined);
  }

  const choose = (row: SuggestionRow) => {
    if (row.kind === 'term' || row.kind === 'all') remember(row.term);
    field.clear();
    field.close();
  };

  const option = (row: SuggestionRow) => {
    const id = ids[rows.indexOf(row)] ?? '';
    return (
      <SuggestionOption
        key={row.key}
        id={id}
        row={row}
        term={suggested?.term ?? ''}
        isActive={id === activeId}
        onChoose={() => choose(row)}
      />
    );
  };

  return (
    <>
      <Announcement count={isShown && own.length > 0 ? rows.length : 0} />
      {isShown && (
        <div className="menu-list suggestions">
          {found !== undefined && own.length === 0 && (
            <div className="suggestions-none" role="status">
              <p>
                {typeof found === 'string' ? chrome.failed : chrome.none({ term: suggested?.term ?? '' })}
              </p>
              <p>{typeof found === 'string' ? hints[found] : chrome.noneHint}</p>
            </div>
          )}
          {rows.length > 0 && (
            <div id={listId} role="listbox" aria-label={chrome.suggestions}>
              {groups.map(({ title, rows: lines }) => (
                <fieldset key={title} aria-label={title}>
                  <p aria-hidden="true">{title}</p>
                  {lines.map(option)}
                </fieldset>
              ))}
              {all.map(option)}
            </div>
          )}
          {found === undefined && recent.length > 0 && (
            <button
              type="button"
              className="link suggestions-clear"
              aria-label={`${chrome.recent}: ${chrome.clear}`}
              onClick={() => {
                forgetTerms();
                setRecent([]);
                form.current?.querySelector('input')?.focus();
              }}
            >
              {chrome.clear}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Tells screen readers that there are suggestions. */
function Announcement({ count }: { readonly count: number }) {
  const chrome = useScreenPhrases('chrome');
  const locale = useLocale();
  return (
    <div role="status" className="sr-only">
      {count > 0 && chrome.count({ count: formatCount(count, locale) })}
    </div>
  );
}
