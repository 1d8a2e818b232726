import { useLocale } from '@ayrac/browser/locale.ts';
import type { InboxThread, ThreadEntry, ThreadReply } from '@ayrac/contract/office/inbox.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Messages and answers of a thread in chronological order. */
export function ThreadTalk({ thread: { entries, replies } }: { readonly thread: InboxThread }) {
  const all = [
    ...entries.map((entry) => ({ id: entry.id, at: entry.createdAt, shown: <Entry entry={entry} /> })),
    ...replies.map((reply) => ({ id: reply.id, at: reply.createdAt, shown: <Reply reply={reply} /> })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <ol className="inbox-talk">
      {all.map(({ id, shown }) => (
        <li key={id}>{shown}</li>
      ))}
    </ol>
  );
}

function Entry({ entry }: { readonly entry: ThreadEntry }) {
  const { inbox } = useOfficePhrases();
  const locale = useLocale();
  const { createdAt, topic, reason, name, email, phone, text, isCounted, locale: language } = entry;
  return (
    <div className="inbox-entry">
      <p className="inbox-entry-head">
        <strong>
          {reason === null ? (topic === null ? '' : inbox.topics[topic]) : inbox.reasons[reason]}
        </strong>
        <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
        {language !== locale && <Badge tone="info">{inbox.language[language]}</Badge>}
        {reason !== null && !isCounted && (
          <span className="inbox-remark" title={inbox.uncountedHint}>
            {inbox.uncounted}
          </span>
        )}
      </p>
      {(name !== null || email !== null) && (
        <p className="inbox-who" translate="no">
          {[name, email, phone]
            .filter((part) => part !== null)
            .map((part) => (
              <span key={part}>{part}</span>
            ))}
        </p>
      )}
      {text === null ? (
        <p className="inbox-remark">{inbox.noText}</p>
      ) : (
        <p className="inbox-text" lang={language}>
          {text}
        </p>
      )}
    </div>
  );
}

function Reply({
  reply: { kind, author, createdAt, text, entryIds, mail },
}: {
  readonly reply: ThreadReply;
}) {
  const { inbox } = useOfficePhrases();
  const locale = useLocale();
  const byline = { who: author ?? inbox.gone, at: formatDateTime(createdAt, locale) };
  const count = formatCount(entryIds.length, locale);
  const head =
    kind === 'note'
      ? inbox.noted(byline)
      : entryIds.length > 1
        ? inbox.answeredMany({ ...byline, count })
        : inbox.answered(byline);
  return (
    <div className="inbox-reply" data-kind={kind}>
      <p className="inbox-entry-head">
        <strong>{head}</strong>
      </p>
      <p className="inbox-text">{text}</p>
      {mail !== null && (
        <p className="inbox-remark" data-mail={mail}>
          {inbox.mail[mail]}
        </p>
      )}
    </div>
  );
}
