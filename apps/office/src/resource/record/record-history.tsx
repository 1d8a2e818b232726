import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { HistoryEntry } from '#office/client/calls.ts';
import { FieldValue } from '#office/fields/field-value.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Answered } from '#office/screen/answered.tsx';
import { MoreButton } from '#office/screen/more-button.tsx';
import { useResource } from '../resource-context.tsx';

const icons = {
  created: 'plus',
  changed: 'pencil',
  binned: 'trash-2',
  restored: 'undo-2',
  ordered: 'arrow-up-down',
  undone: 'history',
} as const;

/** Changes of a record with author and time, newest first. */
export function RecordHistory({ id }: { readonly id: string }) {
  const { declaration, calls } = useResource();
  const { resource } = useOfficePhrases();
  const list = useRef<HTMLOListElement>(null);
  const answer = useInfiniteQuery({
    queryKey: [declaration.shape.name, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      calls.history({ params: { id }, query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  return (
    <Answered answer={answer} title={resource.failedRecord} lines={5}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items);
        const labels = Object.assign({}, ...pages.map((page) => page.labels));
        if (entries.length === 0) return <p className="record-remark">{resource.historyOf.empty}</p>;
        return (
          <div className="record-history">
            <ol ref={list}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} labels={labels} />
              ))}
            </ol>
            <MoreButton answer={answer} list={list} label={resource.historyOf.more} />
          </div>
        );
      }}
    </Answered>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
  /** Titles of referenced records by their ids. */
  readonly labels: Readonly<Record<string, string>>;
}

function Entry({ entry: { at, by, action, fields }, labels }: EntryProps) {
  const { declaration, noun } = useResource();
  const { historyOf: words } = useOfficePhrases().resource;
  const locale = useLocale();
  return (
    <li>
      <span className="history-icon">
        <Icon name={icons[action]} size="small" />
      </span>
      <div className="history-entry">
        <p>
          {by === null ? <strong>{words.someone}</strong> : <strong translate="no">{by.username}</strong>}{' '}
          {words[action]}
        </p>
        <p className="history-at">
          <time dateTime={at}>{formatDateTime(at, locale)}</time>
        </p>
        {fields.length > 0 && (
          <dl>
            {fields.map((change) => {
              const looks = { field: declaration.shape.fields[change.name], words: noun.fields[change.name] };
              const isHidden = !('before' in change) && !('after' in change);
              return (
                <div key={change.name}>
                  <dt>{looks.words?.label ?? change.name}</dt>
                  {isHidden ? (
                    <dd>{words.hidden}</dd>
                  ) : (
                    <dd>
                      {action !== 'created' && (
                        <>
                          <VisuallyHidden>{words.before}: </VisuallyHidden>
                          <del>
                            <FieldValue
                              {...looks}
                              value={change.before}
                              label={labels[String(change.before)]}
                            />
                          </del>
                          <Icon name="arrow-right" size="small" />
                          <VisuallyHidden>{words.after}: </VisuallyHidden>
                        </>
                      )}
                      <ins>
                        <FieldValue {...looks} value={change.after} label={labels[String(change.after)]} />
                      </ins>
                    </dd>
                  )}
                </div>
              );
            })}
          </dl>
        )}
      </div>
    </li>
  );
}
